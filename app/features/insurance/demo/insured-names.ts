/** Made-up people: given names and family names put together by a number, the same in SQL and here. */
export const givenNames = [
  "Kavitha",
  "Gurpreet",
  "Vaishali",
  "Abdul",
  "Ramesh",
  "Lakshmi",
  "Dilip",
  "Meenakshi",
  "Asha",
  "Bilal",
  "Chitra",
  "Devika",
  "Esha",
  "Farhan",
  "Gita",
  "Harish",
  "Indu",
  "Jaya",
  "Kiran",
  "Latha",
];
export const familyNames = [
  "Banoth",
  "Singh",
  "Pawar",
  "Rahman",
  "Kumar",
  "Prasanna",
  "Rathod",
  "Iyer",
  "Das",
  "Nair",
  "Oraon",
  "Khan",
  "Rao",
  "Sen",
  "Toppo",
  "Verma",
  "Yadav",
];

export function insuredName(n: number): string {
  return `${givenNames[n % givenNames.length]} ${familyNames[Math.floor(n / givenNames.length) % familyNames.length]}`;
}

export const demoPlaces = [
  "Hyderabad, Telangana",
  "Warangal, Telangana",
  "Vijayawada, Andhra Pradesh",
  "Guntur, Andhra Pradesh",
  "Bengaluru, Karnataka",
  "Mysuru, Karnataka",
  "Chennai, Tamil Nadu",
  "Madurai, Tamil Nadu",
  "Pune, Maharashtra",
  "Nagpur, Maharashtra",
  "Lucknow, Uttar Pradesh",
  "Ranchi, Jharkhand",
];

export const demoAgents = [
  { name: "Ravi Teja", region: "South", target: 4500, commission: 15 },
  { name: "Neha Sharma", region: "North", target: 4000, commission: 15 },
  { name: "Imran Shaikh", region: "West", target: 3500, commission: 12 },
] as const;

/** Sells no more since yesterday: the policies sold in the East keep their agent, and so their region. */
export const formerAgent = { name: "Sunita Oraon", region: "East", target: 1200, commission: 12 } as const;

/** Hospitals that do not exist; the last three are not (or no longer) open to cards. */
export const demoHospitals = [
  ["Setu Care Hospital", "Hyderabad", "Telangana", "Cardiology, Orthopaedics, General medicine"],
  ["Godavari Multispeciality", "Warangal", "Telangana", "General surgery, Paediatrics"],
  ["Krishna River Hospital", "Vijayawada", "Andhra Pradesh", "Maternity, Paediatrics"],
  ["Mirchi Yard Clinic", "Guntur", "Andhra Pradesh", "General medicine, Diagnostics"],
  ["Garden City Hospital", "Bengaluru", "Karnataka", "Neurology, Cardiology, Oncology"],
  ["Chamundi Hill Hospital", "Mysuru", "Karnataka", "Orthopaedics, Day care"],
  ["Marina Bay Hospital", "Chennai", "Tamil Nadu", "Cardiology, Nephrology"],
  ["Vaigai Health Centre", "Madurai", "Tamil Nadu", "General surgery, Maternity"],
  ["Sahyadri Foothill Hospital", "Pune", "Maharashtra", "Orthopaedics, Oncology"],
  ["Orange Town Hospital", "Nagpur", "Maharashtra", "Paediatrics, General medicine"],
  ["Kaveri Bank Hospital", "Mysuru", "Karnataka", "Diagnostics, Day care"],
  ["Old Fort Nursing Home", "Hyderabad", "Telangana", "Maternity"],
] as const;
