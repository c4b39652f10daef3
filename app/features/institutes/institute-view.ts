import type { MemberRole } from "#app/core/portals/permissions.ts";

/** An institute as its own people see it. */
export interface InstituteView {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly type: string;
  readonly establishedYear: number;
  readonly accreditation: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly pincode: string;
  readonly website: string;
  readonly principalName: string;
  readonly registrationNumber: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly alternatePhone: string;
  /** Masked. */
  readonly pan: string;
  readonly termFrom: string;
  readonly termTo: string;
  readonly renewalAskedAt: string | null;
  readonly revision: number;
  readonly isOwner: boolean;
  /** The member who looks at it, and how this one is reminded of work. */
  readonly me: {
    readonly name: string;
    readonly phone: string;
    readonly email: string;
    readonly remindBySms: boolean;
    readonly remindByEmail: boolean;
  } | null;
  readonly team: readonly {
    readonly id: string;
    readonly name: string;
    readonly memberRole: MemberRole;
    readonly phone: string;
    readonly isMe: boolean;
  }[];
  /** Removed lately; for owners, who may take them back. */
  readonly removed: readonly {
    readonly id: string;
    readonly name: string;
    readonly memberRole: MemberRole;
    readonly endedOn: string;
  }[];
}
