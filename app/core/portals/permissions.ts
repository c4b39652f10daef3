import { forbidden, notFound, unauthenticated } from "../requests/errors.ts";
import type { Language } from "../words/i18n.ts";
import { type Role, roles } from "./roles.ts";
import type { StaffLimit } from "./staff-limit.ts";
import { type StaffRole, staffRoles } from "./staff-roles.ts";

export { type Role, roles };
export type MemberRole = "owner" | "verifier" | "reviewer";
/** What somebody of a donor's or a company's team does there. */
export const teamRoles = ["owner", "finance", "programme", "viewer"] as const;
export type TeamRole = (typeof teamRoles)[number];

/** Who is asking. Made by the identity room from the session, and believed by everything else. */
export interface Actor {
  readonly role: Role;
  readonly userId: string | null;
  readonly sessionId?: string | undefined;
  readonly studentId?: string | undefined;
  /** Who sits there in the student's place, by her OTP: of her rights only those that say `helper`. */
  readonly helper?: { readonly id: string; readonly name: string } | undefined;
  readonly instituteId?: string | undefined;
  readonly memberRole?: MemberRole | undefined;
  /** What somebody of the admin desk works as. None: no right at all. */
  readonly staffRoles?: readonly StaffRole[] | undefined;
  /** Of the admin desk: the states and languages they are limited to. None: the whole country. */
  readonly limit?: StaffLimit | undefined;
  readonly organisationId?: string | undefined;
  /** Inside the organisation. None: they may look at nothing there. */
  readonly teamRole?: TeamRole | undefined;
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
  /** For whoever may know that the object is there and still may not do this: who may. Null: as to a stranger. */
  refusal?(actor: Actor, object: O): string | null;
}

export function scope<O>(
  describe: string,
  allows: (actor: Actor, object: O) => boolean,
  refusal?: (actor: Actor, object: O) => string | null,
): ScopedRule<O> {
  return { describe, allows, ...(refusal && { refusal }) };
}

/** A right of the admin desk: which of its roles hold it, and for some of them within a scope. */
export interface StaffRule {
  readonly staff: readonly StaffRole[];
  /** What everybody of the desk has, whatever they are limited to. */
  readonly isEverybodys?: true;
}

// biome-ignore lint/suspicious/noExplicitAny: the object's type is read back from each rule below
type AnyScope = ScopedRule<any>;
type AnyRule = true | AnyScope;

type Within<S extends [] | [AnyScope]> = S extends [infer O] ? StaffRule & O : StaffRule;

function staffRule<S extends [] | [AnyScope]>(staff: readonly StaffRole[], within: S): Within<S> {
  return { ...within[0], staff } as unknown as Within<S>;
}

/** A change: these roles and the super admin. The auditor never. */
export function staff<S extends [] | [AnyScope]>(does: readonly Worker[], ...within: S): Within<S> {
  return staffRule(["super_admin", ...does], within);
}

/** Something to read: these roles, the super admin and the auditor, who reads all. */
export function readers<S extends [] | [AnyScope]>(reads: readonly Worker[], ...within: S): Within<S> {
  return staffRule(["super_admin", ...reads, "auditor"], within);
}

/** What is everybody's at the desk: their own account, their own bell. */
export function anyStaff<S extends [] | [AnyScope]>(...within: S): Within<S> {
  return { ...staffRule(staffRoles, within), isEverybodys: true };
}

type Worker = Exclude<StaffRole, "super_admin" | "auditor">;

/** The desk has no plain `true`: each right says which of its roles hold it. */
export type ActionRules = { readonly [R in Exclude<Role, "admin">]?: AnyRule } & {
  readonly admin?: StaffRule | (StaffRule & AnyScope);
  /** Answer "not found" instead of "not allowed": whoever may not see it need not know that it exists. */
  readonly hide?: boolean;
  /** Also for who helps the student. Without this line a helper is refused, whatever the student may. */
  readonly helper?: true;
  /**
   * For who is limited to states or languages. "within": the right knows where a thing belongs, and its verbs and lists
   * ask `app/db/limits`. "anywhere": it concerns nobody's place. "never": not with a limit. Without this line a limited
   * member of staff is refused, except what is everybody's.
   */
  readonly limited?: LimitedTo;
};

export type LimitedTo = "within" | "anywhere" | "never";

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

/** How one staff role stands to an action. */
export interface StaffMatrixRow {
  readonly action: string;
  readonly staffRole: StaffRole;
  readonly allowed: "yes" | "own" | "no";
  readonly scope: string | null;
}

/** How somebody with a limit stands to an action of the desk. */
export interface LimitRow {
  readonly action: string;
  readonly limited: LimitedTo;
}

/** One right by its name, for the route table: who could ever do it. */
export interface Right {
  readonly action: string;
  heldBy(actor: Actor): boolean;
}

export interface Permissions<A extends Record<string, ActionRules>> {
  readonly name: string;
  readonly actions: readonly (keyof A & string)[];
  can<K extends keyof A & string>(actor: Actor, action: K, ...object: ObjectArgument<A[K]>): boolean;
  /** Throws: sign in (a visitor), not found (hidden actions) or not allowed. */
  assertCan<K extends keyof A & string>(actor: Actor, action: K, ...object: ObjectArgument<A[K]>): void;
  /** Whether the role can do it to any object at all: for menus, never for a decision. */
  canEver(actor: Actor, action: keyof A & string): boolean;
  right(action: keyof A & string): Right;
  matrix(): MatrixRow[];
  staffMatrix(): StaffMatrixRow[];
  /** Of each right the desk has at all. */
  limits(): LimitRow[];
}

export function definePermissions<N extends string, const A extends Record<`${N}.${string}`, ActionRules>>(
  name: N,
  rules: A & { readonly [K in Exclude<keyof A, `${N}.${string}`>]: never },
): Permissions<A> {
  const table: Record<string, ActionRules> = rules;
  for (const action of Object.keys(table)) {
    if (!action.startsWith(`${name}.`)) throw new Error(`"${action}" is no action of "${name}"`);
  }

  const ruleOf = (role: Role, action: string): AnyRule | StaffRule | undefined =>
    roles.includes(role) && Object.hasOwn(table, action) ? table[action]?.[role] : undefined;

  const limitedTo = (action: string, rule: StaffRule): LimitedTo =>
    table[action]?.limited ?? (rule.isEverybodys ? "anywhere" : "never");

  /** The rule that is left to ask: none for a member of staff whose roles do not hold the right. */
  function ruleFor(actor: Actor, action: string): AnyRule | undefined {
    if (actor.helper && !(Object.hasOwn(table, action) && table[action]?.helper)) return undefined;
    const rule = ruleOf(actor.role, action);
    if (rule === undefined || rule === true || !("staff" in rule)) return rule;
    if (!actor.staffRoles?.some((held) => rule.staff.includes(held))) return undefined;
    if (actor.limit && limitedTo(action, rule) === "never") return undefined;
    return "allows" in rule ? (rule as StaffRule & AnyScope) : true;
  }

  function can(actor: Actor, action: string, object?: unknown): boolean {
    const rule = ruleFor(actor, action);
    if (rule === undefined) return false;
    if (rule === true) return true;
    // No object, no right: a forgotten argument must not open a door.
    return object !== undefined && object !== null && rule.allows(actor, object) === true;
  }

  function assertCan(actor: Actor, action: string, object?: unknown): void {
    if (can(actor, action, object)) return;
    const rule = ruleFor(actor, action);
    const isThere = object !== undefined && object !== null;
    const words = isThere && rule !== undefined && rule !== true ? rule.refusal?.(actor, object) : null;
    if (words) throw forbidden(words);
    if (table[action]?.hide) throw notFound();
    throw actor.role === "visitor" ? unauthenticated() : forbidden();
  }

  const canEver = (actor: Actor, action: string) => ruleFor(actor, action) !== undefined;
  const cell = (rule: AnyRule | StaffRule | undefined) => {
    if (rule === undefined) return { allowed: "no" as const, scope: null };
    if (rule === true || !("describe" in rule)) return { allowed: "yes" as const, scope: null };
    return { allowed: "own" as const, scope: (rule as AnyScope).describe };
  };

  return {
    name,
    actions: Object.keys(table) as (keyof A & string)[],
    can: can as Permissions<A>["can"],
    assertCan: assertCan as Permissions<A>["assertCan"],
    canEver,
    right: (action) => ({ action, heldBy: (actor) => canEver(actor, action) }),
    matrix: () =>
      Object.keys(table).flatMap((action) =>
        roles.map((role) => ({ action, role, ...cell(ruleOf(role, action)) })),
      ),
    staffMatrix: () =>
      Object.keys(table).flatMap((action) =>
        staffRoles.map((staffRole) => {
          const asked: Actor = { role: "admin", userId: null, staffRoles: [staffRole], language: "en" };
          return { action, staffRole, ...cell(ruleFor(asked, action)) };
        }),
      ),
    limits: () =>
      Object.entries(table).flatMap(([action, { admin }]) =>
        admin ? [{ action, limited: limitedTo(action, admin) }] : [],
      ),
  };
}
