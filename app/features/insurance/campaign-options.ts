/** Spec 2, section 5: Send Notification. */
export const campaignTypes = {
  renewal: "Renewal",
  promotion: "Promotion",
  alert: "Alert",
  update: "Update",
} as const;

export const audiences = {
  all_users: "All Users",
  premium_users: "Premium Users",
  agents: "Agents",
  expired_users: "Expired Users",
} as const;

export const priorities = { high: "High", medium: "Medium", low: "Low" } as const;

export type CampaignType = keyof typeof campaignTypes;
export type Audience = keyof typeof audiences;
export type Priority = keyof typeof priorities;

export const campaignTypeNames = Object.keys(campaignTypes) as [CampaignType, ...CampaignType[]];
export const audienceNames = Object.keys(audiences) as [Audience, ...Audience[]];
export const priorityNames = Object.keys(priorities) as [Priority, ...Priority[]];

/** Where the button of each kind of message leads. */
export const campaignTargets: Readonly<Record<CampaignType, { label: string; path: string }>> = {
  renewal: { label: "Ask for the renewal", path: "/contact?subject=plan-inquiry" },
  promotion: { label: "See how it works", path: "/how-it-works" },
  alert: { label: "Get help", path: "/contact?subject=claim-support" },
  update: { label: "Read the answers", path: "/faq" },
};
