/** What stories are filtered by on /success; a student chooses from the same lists when sharing one. */
export const storyLevels = [
  { value: "school", label: "School (class 6-12)" },
  { value: "diploma", label: "Diploma and ITI" },
  { value: "undergraduate", label: "Undergraduate" },
  { value: "postgraduate", label: "Postgraduate" },
  { value: "research", label: "PhD and research" },
] as const;

export type StoryLevel = (typeof storyLevels)[number]["value"];
export const storyLevelValues = storyLevels.map(({ value }) => value) as [StoryLevel, ...StoryLevel[]];

/** Names, not slugs: this room may not know the scholarships room's list, and only names are shown. */
export const storyStates = [
  "Andaman and Nicobar Islands",
  "Andhra Pradesh",
  "Arunachal Pradesh",
  "Assam",
  "Bihar",
  "Chandigarh",
  "Chhattisgarh",
  "Dadra and Nagar Haveli",
  "Daman and Diu",
  "Delhi",
  "Goa",
  "Gujarat",
  "Haryana",
  "Himachal Pradesh",
  "Jammu and Kashmir",
  "Jharkhand",
  "Karnataka",
  "Kerala",
  "Ladakh",
  "Lakshadweep",
  "Madhya Pradesh",
  "Maharashtra",
  "Manipur",
  "Meghalaya",
  "Mizoram",
  "Nagaland",
  "Odisha",
  "Puducherry",
  "Punjab",
  "Rajasthan",
  "Sikkim",
  "Tamil Nadu",
  "Telangana",
  "Tripura",
  "Uttar Pradesh",
  "Uttarakhand",
  "West Bengal",
] as const;

/** How much of the name is shown. */
export const storyNameChoices = [
  { value: "full", label: "My full name" },
  { value: "first", label: "My first name only" },
  { value: "none", label: "No name (“A student”)" },
] as const;

export type StoryNameChoice = (typeof storyNameChoices)[number]["value"];
export const storyNameValues = storyNameChoices.map(({ value }) => value) as [
  StoryNameChoice,
  ...StoryNameChoice[],
];

/** The drawn portraits a student can choose from, with words for those who do not see them. */
export const storyPortraits = [
  { value: "portrait-1", label: "Young woman with a bun" },
  { value: "portrait-2", label: "Young man in a red shirt" },
  { value: "portrait-3", label: "Young woman with a headscarf" },
  { value: "portrait-4", label: "Young man with a turban" },
  { value: "portrait-5", label: "Young woman with long hair" },
  { value: "portrait-6", label: "Young man with glasses" },
] as const;

export const storyPortraitValues = storyPortraits.map(({ value }) => value) as [string, ...string[]];
