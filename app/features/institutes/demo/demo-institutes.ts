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

export interface DemoRequest {
  readonly end: "submitted" | "under_review" | "more_info" | "rejected" | "approved";
  readonly hoursAgo: number;
  readonly answers: Readonly<Record<string, string>>;
}

const base = {
  establishedYear: "1987",
  accreditation: "ugc",
  address: "12 College Road",
  website: "",
  alternatePhone: "",
  scholarshipAmount: "20,000",
  numberOfScholarships: "15",
  eligibilityCriteria: "Marks of 60% and more, family income up to ₹2.5 lakh a year.",
  selectionProcess: "By marks and income; a committee of three decides.",
  gstNumber: "",
};

/** One in each state, so that the desk has something to look at. */
export const demoRequests: readonly DemoRequest[] = [
  {
    end: "submitted",
    hoursAgo: 5,
    answers: {
      ...base,
      instituteName: "Manjira Degree College",
      instituteType: "college",
      city: "Sangareddy",
      state: "telangana",
      pincode: "502001",
      principalName: "Suresh Annavaram",
      contactEmail: "principal@manjira-college.example",
      contactPhone: "9000010001",
      scholarshipName: "Manjira First Step Award",
      registrationNumber: "TS/HE/1987/0311",
      panNumber: "AABTM0311F",
    },
  },
  {
    end: "under_review",
    hoursAgo: 26,
    answers: {
      ...base,
      instituteName: "Tungabhadra School of Nursing",
      instituteType: "vocational",
      city: "Ballari",
      state: "karnataka",
      pincode: "583101",
      principalName: "Mary Chinnappa",
      contactEmail: "office@tungabhadra-nursing.example",
      contactPhone: "9000010002",
      scholarshipName: "Lamp of Service Scholarship",
      registrationNumber: "KA/NUR/1987/0042",
      panNumber: "AABTT0042C",
    },
  },
  {
    end: "more_info",
    hoursAgo: 70,
    answers: {
      ...base,
      instituteName: "Kolleru Public School",
      instituteType: "school",
      city: "Eluru",
      state: "andhra-pradesh",
      pincode: "534001",
      principalName: "Ramesh Bodapati",
      contactEmail: "head@kolleru-school.example",
      contactPhone: "9000010003",
      scholarshipName: "Kolleru Bright Class 9 Award",
      registrationNumber: "AP/SCH/1987/0905",
      panNumber: "AABTK0905H",
    },
  },
  {
    end: "rejected",
    hoursAgo: 240,
    answers: {
      ...base,
      instituteName: "Quick Degree Academy",
      instituteType: "vocational",
      city: "Hyderabad",
      state: "telangana",
      pincode: "500001",
      principalName: "Anil Kondru",
      contactEmail: "info@quick-degree.example",
      contactPhone: "9000010004",
      scholarshipName: "Quick Start Grant",
      registrationNumber: "TS/VOC/2024/9999",
      panNumber: "AABTQ9999D",
    },
  },
  {
    end: "approved",
    hoursAgo: 400,
    answers: {
      ...base,
      instituteName: "Vamsadhara Women’s College",
      instituteType: "college",
      city: "Srikakulam",
      state: "andhra-pradesh",
      pincode: "532001",
      principalName: "Usha Gedela",
      contactEmail: "office@vamsadhara-college.example",
      contactPhone: "9000010005",
      scholarshipName: "Vamsadhara Daughters’ Award",
      registrationNumber: "AP/HE/1987/0718",
      panNumber: "AABTV0718L",
    },
  },
];
