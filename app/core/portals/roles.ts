interface RoleRow {
  /** Who may do something, as a refusal or a diagram names them. */
  readonly words: string;
  /** How they come in: by a code to a phone, at a portal's own screen, or not at all. */
  readonly door: "phone" | "portal" | null;
  /** What is theirs: the actor bears its id. */
  readonly owns: "student" | "institute" | "organisation" | null;
}

/** C26: every role is a row here. Whoever must speak of each has a `Record` over one of the types below. */
export const roleTable = {
  visitor: { words: "a visitor", door: null, owns: null },
  student: { words: "the student", door: "phone", owns: "student" },
  institute: { words: "the institute", door: "phone", owns: "institute" },
  donor: { words: "the donor", door: "portal", owns: "organisation" },
  csr: { words: "the CSR partner", door: "portal", owns: "organisation" },
  admin: { words: "the admin desk", door: "portal", owns: null },
  system: { words: "the system", door: null, owns: null },
} as const satisfies Record<string, RoleRow>;

type Table = typeof roleTable;
type RoleWith<K extends keyof RoleRow, V> = {
  [R in keyof Table]: Table[R] extends { readonly [key in K]: V } ? R : never;
}[keyof Table];

export type Role = keyof Table;
/** Everyone who can have a session. */
export type AccountRole = RoleWith<"door", string>;
/** Whose portal's own address is its sign-in screen. */
export type PortalRole = RoleWith<"door", "portal">;
/** Who gives money: an organisation's kind is named like the role of those who sign in for it. */
export type GiverRole = RoleWith<"owns", "organisation">;
/** Whose a scholarship is: nobody's here, an institute's, a giver's. */
export type OwnerKind = "catalogue" | "institute" | GiverRole;

export const roles = Object.keys(roleTable) as [Role, ...Role[]];
const rolesWhere = <R extends Role>(is: (row: RoleRow) => boolean) =>
  roles.filter((role) => is(roleTable[role])) as [R, ...R[]];

export const accountRoles = rolesWhere<AccountRole>(({ door }) => door !== null);
export const portalRoles = rolesWhere<PortalRole>(({ door }) => door === "portal");
export const giverRoles = rolesWhere<GiverRole>(({ owns }) => owns === "organisation");
export const ownerKinds: [OwnerKind, ...OwnerKind[]] = ["catalogue", "institute", ...giverRoles];

export function isGiver(kind: string | null | undefined): kind is GiverRole {
  return (giverRoles as readonly unknown[]).includes(kind);
}
