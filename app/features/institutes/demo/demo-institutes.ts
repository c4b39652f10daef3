/** Made-up institutes and people: none of them exists. */
export const demoProfile = {
  type: "college",
  establishedYear: 1998,
  accreditation: "naac-a+",
  address: "Kotipalli Road",
  city: "Rajamahendravaram",
  state: "andhra-pradesh",
  pincode: "533103",
  website: "https://www.godavari-institute.example",
  principalName: "Dr Padma Vutukuri",
  registrationNumber: "AP/TECH/1998/0147",
  email: "office@godavari-institute.example",
  pan: "AABTG0147K",
} as const;
