import { forbidden, notFound, unauthenticated } from "./errors.ts";
import type { Language } from "./i18n.ts";

export const roles = ["visitor", "student", "institute", "donor", "csr", "admin", "system"] as const;
export type Role = (typeof roles)[number];
export type MemberRole = "owner" | "verifier" | "reviewer";

/** Who is asking. Made by the identity room from the session, and believed by everything else. */
export interface Actor {
  readonly role: Role;
  readonly userId: string | null;
  readonly sessionId?: string | undefined;
  readonly studentId?: string | undefined;
  readonly instituteId?: string | undefined;
  readonly memberRole?: MemberRole | undefined;
  readonly organisationId?: string | undefined;
  readonly name?: string | undefined;
  readonly language: Language;
}

export const visitor: Actor = { role: "visitor", userId: null, language: "en" };
/** Jobs and the demo builder. It gets only what a matrix grants to "system", like everyone else. */
export const systemActor: Actor = { role: "system", userId: null, name: "ScholarSetu", language: "en" };

/** A right that depends on the object: `describe` is what the generated matrix prints. */
export interface ScopedRule<O> {
  readonly describe: string;
  // A method, so that rules for differently shaped objects can stand in one table.
  allows(actor: Actor, object: O): boolean;
}

export function scope<O>(describe: string, allows: (actor: Actor, object: O) => boolean): ScopedRule<O> {
  return { describe, allows };
}

// biome-ignore lint/suspicious/noExplicitAny: the object's type is read back from each rule below
type AnyRule = true | ScopedRule<any>;

export type ActionRules = { readonly [R in Role]?: AnyRule } & {
  /** Answer "not found" instead of "not allowed": whoever may not see it need not know that it exists. */
  readonly hide?: boolean;
};

type TakesObject<R> = R extends ScopedRule<infer O> ? (object: O) => void : never;
/** What every scoped rule of an action needs, taken together. */
type ObjectOf<A> = [{ [R in keyof A]: TakesObject<A[R]> }[keyof A]] extends [infer F]
  ? [F] extends [never]
    ? undefined
    : [F] extends [(object: infer O) => void]
      ? O
      : never
  : never;
/** An action with a scoped rule needs its object; one without takes none. */
type ObjectArgument<A> = ObjectOf<A> extends undefined ? [] : [object: ObjectOf<A>];

export interface MatrixRow {
  readonly action: string;
  readonly role: Role;
  readonly allowed: "yes" | "own" | "no";
  /** The words of the scope, where `allowed` is "own". */
  readonly scope: string | null;
}

export interface Permissions<A extends Record<string, ActionRules>> {
  readonly name: string;
  readonly actions: readonly (keyof A & string)[];
  can<K extends keyof A & string>(actor: Actor, action: K, ...object: ObjectArgument<A[K]>): boolean;
  /** Throws: sign in (a visitor), not found (hidden actions) or not allowed. */
  assertCan<K extends keyof A & string>(actor: Actor, action: K, ...object: ObjectArgument<A[K]>): void;
  /** Whether the role can do it to any object at all: for menus, never for a decision. */
  canEver(actor: Actor, action: keyof A & string): boolean;
  matrix(): MatrixRow[];
}

export function definePermissions<N extends string, const A extends Record<`${N}.${string}`, ActionRules>>(
  name: N,
  rules: A & { readonly [K in Exclude<keyof A, `${N}.${string}`>]: never },
): Permissions<A> {
  const table: Record<string, ActionRules> = rules;
  for (const action of Object.keys(table)) {
    if (!action.startsWith(`${name}.`)) throw new Error(`"${action}" is no action of "${name}"`);
  }

  const ruleOf = (role: Role, action: string): AnyRule | undefined =>
    roles.includes(role) && Object.hasOwn(table, action) ? table[action]?.[role] : undefined;

  function can(actor: Actor, action: string, object?: unknown): boolean {
    const rule = ruleOf(actor.role, action);
    if (rule === undefined) return false;
    if (rule === true) return true;
    // No object, no right: a forgotten argument must not open a door.
    return object !== undefined && object !== null && rule.allows(actor, object) === true;
  }

  function assertCan(actor: Actor, action: string, object?: unknown): void {
    if (can(actor, action, object)) return;
    if (table[action]?.hide) throw notFound();
    throw actor.role === "visitor" ? unauthenticated() : forbidden();
  }

  return {
    name,
    actions: Object.keys(table) as (keyof A & string)[],
    can: can as Permissions<A>["can"],
    assertCan: assertCan as Permissions<A>["assertCan"],
    canEver: (actor, action) => ruleOf(actor.role, action) !== undefined,
    matrix: () =>
      Object.keys(table).flatMap((action) =>
        roles.map((role) => {
          const rule = ruleOf(role, action);
          if (rule === undefined) return { action, role, allowed: "no" as const, scope: null };
          if (rule === true) return { action, role, allowed: "yes" as const, scope: null };
          return { action, role, allowed: "own" as const, scope: rule.describe };
        }),
      ),
  };
}
