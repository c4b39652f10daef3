export const partnerKinds = ["institutions", "corporates", "ngos", "government"] as const;
export type PartnerKind = (typeof partnerKinds)[number];

export type Partner = { name: string; category: PartnerKind; place: string };

/** A showcase of invented partners for the demo site; the figure above them is a claim of the specification. */
export const partners: readonly Partner[] = [
  { name: "Godavari Institute of Technology", category: "institutions", place: "Rajamahendravaram" },
  { name: "Kakatiya Women’s College", category: "institutions", place: "Warangal" },
  { name: "Sahyadri Polytechnic", category: "institutions", place: "Kolhapur" },
  { name: "Brahmaputra University", category: "institutions", place: "Tezpur" },
  { name: "Nilgiri Arts College", category: "institutions", place: "Coonoor" },
  { name: "Thar Science Academy", category: "institutions", place: "Jodhpur" },
  { name: "Deccan Steel Works", category: "corporates", place: "Hyderabad" },
  { name: "Malabar Spices Exports", category: "corporates", place: "Kochi" },
  { name: "Narmada Cements", category: "corporates", place: "Vadodara" },
  { name: "Vindhya Software Labs", category: "corporates", place: "Bengaluru" },
  { name: "Ganga Textiles", category: "corporates", place: "Varanasi" },
  { name: "Konkan Shipping", category: "corporates", place: "Mumbai" },
  { name: "Akshara Rural Trust", category: "ngos", place: "Anantapur" },
  { name: "Udaan Girls’ Collective", category: "ngos", place: "Alwar" },
  { name: "Sahaj Disability Network", category: "ngos", place: "Bhopal" },
  { name: "Barefoot Readers", category: "ngos", place: "Dumka" },
  { name: "Hill Schools Fund", category: "ngos", place: "Almora" },
  { name: "Coastal Learning Circle", category: "ngos", place: "Puri" },
  { name: "District Education Office", category: "government", place: "Nizamabad" },
  { name: "Tribal Welfare Project Office", category: "government", place: "Utnoor" },
  { name: "Municipal Schools Directorate", category: "government", place: "Pune" },
  { name: "Social Welfare Hostels Cell", category: "government", place: "Kurnool" },
  { name: "Minorities Welfare Cell", category: "government", place: "Malda" },
  { name: "Skill Development Mission", category: "government", place: "Raipur" },
];
