import type { ListColumn } from "#app/core/lists/table-list.ts";

interface HospitalRow {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly city: string;
  readonly state: string;
  readonly address: string;
  readonly specialties: string;
  readonly statusLabel: string;
}

const place = { only: "file", of: "City and Address" } as const;

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const hospitalColumns = {
  hospital: { head: "Hospital", kind: "key", text: (row) => row.name },
  phone: { head: "Phone", text: (row) => row.phone, only: "file", of: "Hospital" },
  email: { head: "Email", text: (row) => row.email, only: "file", of: "Hospital" },
  place: { head: "City and Address", text: (row) => `${row.city}, ${row.state}`, only: "table" },
  city: { head: "City", text: (row) => row.city, ...place },
  state: { head: "State", text: (row) => row.state, ...place },
  address: { head: "Address", text: (row) => row.address, ...place },
  specialties: { head: "Specialties", text: (row) => row.specialties },
  status: { head: "Status", kind: "status", text: (row) => row.statusLabel },
} as const satisfies Record<string, ListColumn<HospitalRow>>;
