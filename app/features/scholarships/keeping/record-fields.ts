/** What the desk calls each field of a record, in the order of the editor; also what a history can be narrowed to. */
export const recordFields = {
  title: "Title",
  provider: "Provider",
  providerType: "Provider type",
  category: "Category",
  amountText: "Amount, in words",
  amountMinPaise: "Lowest amount",
  amountMaxPaise: "Highest amount",
  amountPeriod: "Paid per",
  description: "Description",
  criteria: "Rules",
  season: "Usual season",
  cycles: "Rounds",
  closesOn: "Closing day",
  deadlineNote: "The dates, in words",
  benefits: "Benefits",
  words: "In other languages",
  eligibility: "Eligibility, in words",
  documents: "Papers",
  applicationProcess: "How to apply",
  website: "Website",
  seatsPerYear: "Seats a year",
  applicants: "Applicants",
  selected: "Selected",
  confidence: "Confidence",
  sources: "Sources",
  checkedOn: "Facts checked",
  differs: "What the sources disagree about",
  status: "Status",
} as const;

export type RecordField = keyof typeof recordFields;

export function isRecordField(name: string): name is RecordField {
  return Object.hasOwn(recordFields, name);
}

const events: Readonly<Record<string, string>> = {
  "scholarship.create": "Written",
  "scholarship.update": "Edited",
  "scholarship.words": "Said in another language",
  "scholarship.update_by_import": "Changed by an import",
  "scholarship.facts_confirmed": "Facts found right",
  "scholarship.website_seen": "Its website looked at",
  "scholarship.extend": "More time to apply",
  "scholarship.season_rolled": "Season rolled over",
  "scholarship.merge": "Merged into another record",
  "scholarship.merged_in": "Another record was merged into it",
  "scholarship.kept_apart": "Looked at, and no duplicate of",
  "scholarship.set_terms": "Terms changed",
  "scholarship.publish": "Published",
  "scholarship.approve": "Approved",
  "scholarship.return": "Sent back",
  "scholarship.close": "Closed",
  "scholarship.reopen": "Opened again",
  "scholarship.pause": "Paused",
  "scholarship.resume": "Goes on",
};

export function recordEventWords(event: string): string {
  return events[event] ?? event.replace(/^scholarship\./, "").replaceAll("_", " ");
}
