export type CareerRoute = {
  title: string;
  /** The way there, step by step. */
  route: readonly string[];
  exams: readonly string[];
  firstJobs: readonly string[];
};

export type CareerPath = {
  id: "science-maths" | "science-biology" | "commerce" | "arts" | "diploma-iti" | "public-service";
  title: string;
  startsAfter: string;
  description: string;
  routes: readonly CareerRoute[];
  skills: readonly string[];
  keepInMind: string;
};

export type CareerPathWords = Readonly<Record<CareerPath["id"], Omit<CareerPath, "id">>>;

export const careerPaths: readonly CareerPath[] = [
  {
    id: "science-maths",
    title: "Science with Mathematics",
    startsAfter: "Class 11-12 with Physics, Chemistry and Mathematics",
    description:
      "Opens engineering, computing, pure science, architecture, aviation and the forces, and keeps most " +
      "other doors open.",
    routes: [
      {
        title: "Engineering degree",
        route: [
          "Class 12 with PCM",
          "Entrance test",
          "Four-year B.Tech or B.E.",
          "Job, or M.Tech through GATE",
        ],
        exams: ["JEE Main", "JEE Advanced", "BITSAT", "State tests such as EAPCET, KCET or MHT CET"],
        firstJobs: [
          "Graduate engineer",
          "Software developer",
          "Site or plant engineer",
          "PSU trainee through GATE",
        ],
      },
      {
        title: "Computing without engineering",
        route: [
          "Class 12 with Mathematics",
          "Three- or four-year BCA or BSc Computer Science",
          "MCA or a job",
        ],
        exams: ["CUET UG", "NIMCET for MCA", "University tests"],
        firstJobs: ["Developer", "Tester", "Data analyst", "Support engineer"],
      },
      {
        title: "Pure science and research",
        route: ["Class 12", "BSc or BS-MS", "MSc", "PhD with a fellowship"],
        exams: ["CUET UG", "IISER Aptitude Test", "IIT JAM", "CSIR-UGC NET"],
        firstJobs: ["Research fellow", "Laboratory scientist", "Data scientist", "Lecturer"],
      },
    ],
    skills: [
      "Solving problems step by step",
      "Programming in one language",
      "Reading graphs",
      "Writing clear reports",
    ],
    keepInMind: "Branch and college both matter, but projects you built yourself decide most first jobs.",
  },
  {
    id: "science-biology",
    title: "Science with Biology",
    startsAfter: "Class 11-12 with Physics, Chemistry and Biology",
    description:
      "Leads to medicine and to more than thirty health and life-science careers that do not need an MBBS " +
      "seat.",
    routes: [
      {
        title: "Doctor or dentist",
        route: [
          "Class 12 with PCB",
          "NEET UG",
          "MBBS (five and a half years with internship) or BDS",
          "NEET PG for MD or MS",
        ],
        exams: ["NEET UG", "NEET PG"],
        firstJobs: ["Medical officer", "Resident doctor", "Dental surgeon"],
      },
      {
        title: "Nursing and allied health",
        route: [
          "Class 12",
          "BSc Nursing, BPT, BMLT or another allied course",
          "Registration with the council",
          "Job or master's",
        ],
        exams: ["State nursing tests", "NEET UG where it is used", "University tests"],
        firstJobs: [
          "Staff nurse",
          "Physiotherapist",
          "Laboratory technologist",
          "Operation theatre technician",
        ],
      },
      {
        title: "Pharmacy, agriculture and biotechnology",
        route: ["Class 12", "B.Pharm, BSc Agriculture or BSc/B.Tech Biotechnology", "Job or master's"],
        exams: ["State EAPCET or CET", "CUET UG (also used for ICAR seats)", "GPAT for M.Pharm"],
        firstJobs: ["Pharmacist", "Agriculture officer", "Quality analyst", "Research assistant"],
      },
    ],
    skills: [
      "Patience with people",
      "Exact observation",
      "Remembering by understanding",
      "Calm under pressure",
    ],
    keepInMind:
      "Have a second plan before the NEET result. Nursing and allied health have steady jobs and many " +
      "scholarships.",
  },
  {
    id: "commerce",
    title: "Commerce",
    startsAfter: "Class 11-12 with Accountancy, Business Studies and Economics",
    description: "For those who like numbers with a purpose: accounts, banking, business, economics and law.",
    routes: [
      {
        title: "Chartered accountancy and its sisters",
        route: ["Class 12", "CA, CS or CMA foundation", "Intermediate with training", "Final"],
        exams: ["CA Foundation, Intermediate and Final", "CSEET", "CMA levels"],
        firstJobs: ["Audit associate", "Tax consultant", "Company secretary", "Cost accountant"],
      },
      {
        title: "Banking and insurance",
        route: ["Any degree", "Bank or insurance test", "Training", "Officer or clerk"],
        exams: ["IBPS PO and Clerk", "SBI PO", "RBI Grade B", "LIC AAO"],
        firstJobs: ["Probationary officer", "Clerk", "Assistant administrative officer"],
      },
      {
        title: "Management",
        route: ["BBA, BCom or any degree", "Two to three years of work (helps)", "MBA or PGDM"],
        exams: ["CAT", "XAT", "GMAT", "CUET UG and IPMAT after class 12"],
        firstJobs: ["Management trainee", "Sales or marketing executive", "Business analyst"],
      },
    ],
    skills: ["Spreadsheets", "Reading a balance sheet", "Speaking to customers", "Keeping promises on dates"],
    keepInMind: "CA can be done while you earn as an article; its fees are low compared with most degrees.",
  },
  {
    id: "arts",
    title: "Arts and Humanities",
    startsAfter: "Class 11-12 with history, geography, political science, languages and others",
    description:
      "The widest field of all: law, teaching, public service, media, design, psychology and social work.",
    routes: [
      {
        title: "Law",
        route: ["Class 12", "Five-year integrated law degree", "Bar examination to practise"],
        exams: ["CLAT UG", "AILET", "State law tests", "All India Bar Examination"],
        firstJobs: ["Junior advocate", "Legal associate", "Law clerk", "Judicial service after its exam"],
      },
      {
        title: "Teaching",
        route: [
          "BA or BSc",
          "B.Ed (or the four-year ITEP after class 12)",
          "Teacher eligibility test",
          "School post",
        ],
        exams: ["NCET for ITEP", "State B.Ed CET", "CTET or state TET", "UGC-NET for colleges"],
        firstJobs: ["School teacher", "Special educator", "Lecturer after NET"],
      },
      {
        title: "Design, media and social work",
        route: ["Class 12", "Portfolio or aptitude test", "Bachelor's degree", "Studio, newsroom or NGO"],
        exams: ["NID DAT", "NIFT entrance", "UCEED", "CUET UG"],
        firstJobs: ["Designer", "Reporter", "Content writer", "Field coordinator"],
      },
    ],
    skills: ["Reading long texts", "Writing to the point", "Arguing fairly", "A second and third language"],
    keepInMind:
      "An arts degree with one practical skill, such as data, design or a language, finds work quickly.",
  },
  {
    id: "diploma-iti",
    title: "Diploma, ITI and Skills",
    startsAfter: "Class 10 (some trades after class 8)",
    description: "Short, practical and in demand. You earn earlier, and the way to a degree stays open.",
    routes: [
      {
        title: "Polytechnic diploma",
        route: ["Class 10", "Three-year diploma", "Job, or second year of B.Tech by lateral entry"],
        exams: ["POLYCET or the state's polytechnic test", "ECET or LEET for lateral entry"],
        firstJobs: ["Junior engineer", "Supervisor", "CAD technician"],
      },
      {
        title: "ITI trade",
        route: [
          "Class 8 or 10",
          "One- or two-year trade",
          "Apprenticeship with stipend",
          "Job or own workshop",
        ],
        exams: ["State ITI admission, mostly by marks", "All India Trade Test at the end"],
        firstJobs: ["Electrician", "Fitter", "Welder", "Computer operator"],
      },
      {
        title: "Short skill courses",
        route: [
          "Any class",
          "Three to twelve months under a national skill scheme",
          "Assessment and certificate",
          "Job",
        ],
        exams: ["Assessment by the sector skill council"],
        firstJobs: ["Solar technician", "Nursing aide", "Retail associate", "Tailor or designer"],
      },
    ],
    skills: ["Working safely", "Reading drawings", "Measuring exactly", "Basic English and computer use"],
    keepInMind:
      "Apprenticeships pay while you learn. AICTE Pragati and Saksham support diploma students too.",
  },
  {
    id: "public-service",
    title: "Government and Defence",
    startsAfter: "Class 12 for some posts, any degree for most",
    description:
      "Secure work with a public purpose. The exams take time, so keep a course or job beside them.",
    routes: [
      {
        title: "Civil services",
        route: ["Any degree, age 21-32 (general)", "Prelims", "Mains", "Interview", "Training at an academy"],
        exams: ["UPSC Civil Services", "State public service commissions"],
        firstJobs: [
          "IAS, IPS, IFS and other central services",
          "Deputy collector",
          "Block development officer",
        ],
      },
      {
        title: "Staff and clerical posts",
        route: ["Class 12 or a degree", "Computer-based test", "Skill or typing test where asked", "Posting"],
        exams: ["SSC CGL (degree)", "SSC CHSL (class 12)", "Railway recruitment tests"],
        firstJobs: ["Assistant section officer", "Inspector", "Auditor", "Clerk"],
      },
      {
        title: "Armed forces",
        route: ["Class 12", "NDA & NA exam", "SSB interview of five days", "Academy"],
        exams: ["NDA & NA", "CDS after a degree", "AFCAT"],
        firstJobs: ["Lieutenant", "Flying Officer", "Sub Lieutenant"],
      },
    ],
    skills: ["Daily newspaper reading", "Mental arithmetic", "Essay writing", "Physical fitness"],
    keepInMind:
      "Set a limit of tries before you begin, and write down what you will do if it does not work out.",
  },
];
