import type { Actor, Role } from "./portals/permissions.ts";
import { roleTable } from "./portals/roles.ts";
import { conflict, forbidden, unauthenticated } from "./requests/errors.ts";
import type { Tone } from "./tone.ts";

/** What everyone needs to know about a state. */
export interface StateWords {
  /** The word on the badge. */
  readonly label: string;
  readonly tone: Tone;
  /** What the person concerned is told. */
  readonly told: string;
  /** Who has to act next; null when it rests. */
  readonly heldBy: Role | null;
  /** The promise on the site: past it, the matter escalates to the admin desk. */
  readonly dueWithinHours?: number;
}

export interface Transition<S extends string> {
  readonly to: S;
  readonly by: readonly Role[];
  /** The word on the button. */
  readonly label: string;
  /** What the person concerned is told when it happens. */
  readonly told: string;
}

type StateTable = { readonly [state: string]: StateWords };
type TransitionTable<S extends string> = {
  readonly [state in S]: { readonly [event: string]: Transition<S> };
};

export interface Machine<S extends string = string, E extends string = string> {
  readonly name: string;
  readonly initial: S;
  readonly states: { readonly [state in S]: StateWords };
  readonly transitions: { readonly [state in S]: { readonly [event in E]?: Transition<S> } };
  readonly stateNames: readonly [S, ...S[]];
  readonly eventNames: readonly E[];
}

export type StateOf<M> = M extends Machine<infer S, string> ? S : never;
export type EventOf<M> = M extends Machine<string, infer E> ? E : never;

type EventsIn<T> = { [S in keyof T]: keyof T[S] & string }[keyof T];
type NoOthers<T, S extends string> = { readonly [K in Exclude<keyof T, S>]: never };

/**
 * One table: state → event → where to, who may, what is said. A state without a row of transitions, or a
 * target that is no state, fails the compiler; a state nobody can reach fails at start.
 */
export function defineMachine<
  const States extends StateTable,
  const Transitions extends TransitionTable<keyof States & string>,
>(definition: {
  readonly name: string;
  readonly initial: NoInfer<keyof States & string>;
  readonly states: States;
  readonly transitions: Transitions & NoOthers<Transitions, keyof States & string>;
}): Machine<keyof States & string, EventsIn<Transitions>> {
  const machine = {
    name: definition.name,
    initial: definition.initial,
    states: definition.states,
    transitions: definition.transitions,
    stateNames: Object.keys(definition.states),
    eventNames: [...new Set(Object.values(definition.transitions).flatMap((row) => Object.keys(row)))],
  } as unknown as Machine<keyof States & string, EventsIn<Transitions>>;
  const problems = problemsOf(machine);
  if (problems.length > 0) throw new Error(`${definition.name}: ${problems.join("; ")}`);
  return machine;
}

/** The state after the event, or a conflict (not possible now), or forbidden (not for this actor). */
export function next<S extends string, E extends string>(
  machine: Machine<S, E>,
  state: S,
  event: NoInfer<E>,
  actor: Actor,
): S {
  const transition = transitionOf(machine, state, event);
  if (!transition) {
    const { label } = machine.states[state];
    const wish = labelOfEvent(machine, event);
    throw conflict(
      `The ${machine.name} is "${label}" now, so ${wish ? `"${wish}"` : "this"} is no longer possible.`,
      "wrong_state",
    );
  }
  if (!transition.by.includes(actor.role)) {
    if (actor.role === "visitor") throw unauthenticated();
    throw forbidden(`Only ${listOf(transition.by)} can do this: "${transition.label}".`);
  }
  return transition.to;
}

/**
 * For a change of many rows in one statement: from which states the event leads this actor's rows, and to where.
 * Rows in other states are not meant by it.
 */
export function sweepOf<S extends string, E extends string>(
  machine: Machine<S, E>,
  event: NoInfer<E>,
  actor: Actor,
): { readonly from: readonly S[]; readonly to: S } {
  const from = machine.stateNames.filter((state) =>
    transitionOf(machine, state, event)?.by.includes(actor.role),
  );
  const [to, ...others] = new Set(from.map((state) => next(machine, state, event, actor)));
  if (to === undefined) throw forbidden(`Not for you: ${labelOfEvent(machine, event) ?? event}.`);
  if (others.length > 0) throw new Error(`${machine.name}: "${event}" leads to more than one state`);
  return { from, to };
}

export interface AllowedEvent<S extends string, E extends string> extends Transition<S> {
  readonly event: E;
}

/** What this actor's role can do now: one entry per button. */
export function allowedEvents<S extends string, E extends string>(
  machine: Machine<S, E>,
  state: S,
  actor: Actor,
): AllowedEvent<S, E>[] {
  const row: { readonly [event: string]: Transition<S> | undefined } = machine.transitions[state];
  return Object.entries(row).flatMap(([event, transition]) =>
    transition?.by.includes(actor.role) ? [{ event: event as E, ...transition }] : [],
  );
}

/** Nothing more can happen to it. */
export function isFinal<S extends string>(machine: Machine<S, string>, state: S): boolean {
  return Object.keys(machine.transitions[state]).length === 0;
}

// Own keys only: an event's name may come from a form, and "constructor" must find nothing.
function transitionOf<S extends string, E extends string>(
  machine: Machine<S, E>,
  state: S,
  event: E,
): Transition<S> | undefined {
  const row = machine.transitions[state];
  return Object.hasOwn(row, event) ? row[event] : undefined;
}

/** A Mermaid state diagram for docs/generated. */
export function toMermaid(machine: Machine): string {
  const lines = ["stateDiagram-v2", `  [*] --> ${machine.initial}`];
  for (const state of machine.stateNames) {
    lines.push(`  ${state}: ${machine.states[state]?.label ?? state}`);
  }
  for (const state of machine.stateNames) {
    for (const [event, transition] of Object.entries(machine.transitions[state] ?? {})) {
      if (transition) lines.push(`  ${state} --> ${transition.to}: ${event} (${transition.by.join(", ")})`);
    }
    if (isFinal(machine, state)) lines.push(`  ${state} --> [*]`);
  }
  return `${lines.join("\n")}\n`;
}

function problemsOf(machine: Machine): string[] {
  const reached = reachableStates(machine);
  return [...new Set([...machine.stateNames, ...reached])].flatMap((state) => {
    const words = machine.states[state];
    if (!words) return [`"${state}" is reached but not defined`];
    return [
      ...(words.label.trim() && words.told.trim() ? [] : [`"${state}" has no words`]),
      ...(reached.has(state) ? [] : [`"${state}" cannot be reached`]),
      ...Object.entries(machine.transitions[state] ?? {}).flatMap(([event, transition]) => [
        ...(transition?.label.trim() && transition.told.trim() ? [] : [`"${event}" has no words`]),
        ...(transition?.by.length ? [] : [`"${event}" from "${state}" is nobody's`]),
      ]),
    ];
  });
}

function reachableStates(machine: Machine): Set<string> {
  const reached = new Set<string>([machine.initial]);
  // A set may grow while it is walked, so this visits everything.
  for (const state of reached) {
    for (const transition of Object.values(machine.transitions[state] ?? {})) {
      if (transition) reached.add(transition.to);
    }
  }
  return reached;
}

function labelOfEvent(machine: Machine, event: string): string | undefined {
  return Object.values(machine.transitions).find((row) => Object.hasOwn(row, event))?.[event]?.label;
}

function listOf(roles: readonly Role[]): string {
  const words = roles.map((role) => roleTable[role].words);
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}
