/** What How It Works shows, in its order; the words are in messages/how-it-works.*.ts. */
export const journeySteps = ["search", "check", "guidance", "apply"] as const;
export const thingsToKeepReady = ["phone", "aadhaar", "income", "bank", "photo"] as const;
export const whoPays = ["free", "minimum", "partners"] as const;
