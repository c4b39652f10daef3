/** The page where a student says what decides schemes. */
export const factsEn = {
  title: "About you, for matching",
  description: "Social group, disability, field of study and family: what decides most schemes.",
  lead: "These answers decide which schemes are yours. Each is asked once, none is needed for looking around, and each says why it is asked. Skip what you do not want to say.",
  groups: {
    community: "Community",
    disability: "Disability",
    study: "Study and sport",
    family: "Family",
    unregistered: "About you",
  },
  agree:
    "By pressing the button you agree that we compare these answers with scholarships and tell you of those that fit. Nobody else sees them, unless you tick “Profile visible to providers” in Settings. In Settings, Privacy you can take it back; then we forget them.",
  save: "Keep my answers",
  saved: "Your answers are kept. What fits you has been worked out anew.",
  problem: "Please check what you typed",
  guardian: "You are under 18: a parent or guardian has to agree first.",
  guardianLink: "Open Privacy and ask them there",
  seeFits: "See what fits me",
  keepHere: "Keep these answers in my profile",
  keepHint: "You are signed in. Kept answers count in every list and in your alerts.",
};
