export const claimTypes = {
  hospitalisation: "Hospitalisation",
  surgery: "Surgery",
  accident: "Accident",
  maternity: "Maternity",
  day_care: "Day care",
  diagnostics: "Diagnostics",
} as const;

export type ClaimType = keyof typeof claimTypes;
export const claimTypeNames = Object.keys(claimTypes) as [ClaimType, ...ClaimType[]];
