import { test } from "vitest";
import { now } from "#app/core/clock.ts";
import type { Actions, Press } from "#app/core/forms/actions.server.ts";
import type { Pressed } from "#app/core/forms/answering.server.ts";
import { buttonField } from "#app/core/forms/form-answer.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";

type Fields = Readonly<Record<string, string | File | readonly string[]>>;
type Params = Readonly<Record<string, string>>;
type Place = { readonly search?: string; readonly cookie?: string };
export type Pusher = (actor: Actor, fields?: Fields, params?: Params, place?: Place) => Promise<Pressed>;

/** One case per button of a page: a button without a case does not compile, so none stays unpressed. */
export function everyButton<Name extends string>(
  actions: Actions<Name>,
  cases: { readonly [name in NoInfer<Name>]: (press: Pusher) => Promise<void> },
): void {
  test.each(actions.names)("%s", (name) =>
    cases[name]((actor, fields = {}, params = {}, place = {}) => {
      const form = new FormData();
      form.set(buttonField, name);
      for (const [key, value] of Object.entries(fields)) {
        for (const one of typeof value === "string" || value instanceof File ? [value] : value) {
          form.append(key, one);
        }
      }
      return actions.press(pressOf(actor, params, place), form);
    }),
  );
}

/** Somebody at an address; with a request only where the browser's cookies count. */
export function pressOf(actor: Actor, params: Params = {}, { search = "", cookie }: Place = {}): Press {
  return {
    actor,
    url: new URL(`http://test.invalid/${search}`),
    language: actor.language,
    clientAddress: "203.0.113.9",
    receivedAt: now(),
    ...(cookie !== undefined && { request: new Request("http://test.invalid/", { headers: { cookie } }) }),
    param(name) {
      const value = params[name];
      if (!value) throw notFound();
      return value;
    },
  };
}
