/** Rows of the demo that no page of its people links to: where an address of theirs is found. */
export const unlinkedRows: Readonly<Record<string, string>> = {
  awardId: "select id::text from award limit 1",
  donationId: "select id::text from donation limit 1",
  studentId: "select id::text from roster_student limit 1",
  importId: "select id::text from roster_import limit 1",
  letterId: "select id::text from bonafide_letter limit 1",
  id: "select id::text from document where deleted_at is null limit 1",
  attempt: "select id::text from mock_attempt limit 1",
  test: "select test_id from mock_attempt limit 1",
  scholarshipId: "select id::text from scholarship where owner_kind = 'institute' limit 1",
  programmeId: "select id::text from programme where organisation_id is not null limit 1",
  requestId: "select id::text from recovery_request where institute_id is not null limit 1",
  // What an institute's people talk about: an application that was sent to it.
  kind: "select 'application'",
  subjectId: `select a.id::text from application a join scholarship s on s.id = a.scholarship_id
    where s.owner_kind = 'institute' and a.submitted_at is not null limit 1`,
  mailId: "select id::text from list_mail limit 1",
  batchId: "select id::text from payout_batch limit 1",
  suggestionId: "select id::text from suggestion limit 1",
  enquiryId: "select id::text from enquiry limit 1",
};

const nobody = "0190a000-0000-7000-8000-00000000ffff";

/** An address of the route, with a row that exists where there is one. */
export async function addressOf(
  path: string,
  value: (statement: string) => Promise<string | null>,
  known: Readonly<Record<string, string>>,
): Promise<string> {
  let address = path;
  for (const [, name = ""] of path.matchAll(/:(\w+)/g)) {
    const statement = unlinkedRows[name];
    const row = known[name] ?? (statement ? await value(statement) : null);
    address = address.replace(`:${name}`, row ?? nobody);
  }
  return address;
}
