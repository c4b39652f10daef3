import type { MockTest } from "./mock-test.ts";

export const medicalMockTest: MockTest = {
  id: "medical",
  title: "Medical mini mock: NEET UG style",
  examFamily: "NEET UG",
  minutes: 15,
  marking: { correct: 4, wrong: -1 },
  questions: [
    {
      id: "med-01",
      subject: "Physics",
      question: "Planck's constant has the same dimensions as",
      options: ["energy", "angular momentum", "linear momentum", "power"],
      answer: 1,
      explanation: "h = energy × time = ML²T⁻¹. Angular momentum, mvr, is M × LT⁻¹ × L = ML²T⁻¹ too.",
    },
    {
      id: "med-02",
      subject: "Physics",
      question:
        "Resistors of 6 Ω and 3 Ω are joined in parallel across a 12 V battery of no internal resistance. " +
        "What total power do they draw?",
      options: ["16 W", "24 W", "48 W", "72 W"],
      answer: 3,
      explanation: "In parallel they make 6 × 3 / (6 + 3) = 2 Ω. Power = V²/R = 144 / 2 = 72 W.",
    },
    {
      id: "med-03",
      subject: "Physics",
      question: "An object stands 30 cm in front of a thin convex lens of focal length 20 cm. The image is",
      options: [
        "real, 60 cm from the lens, twice as large",
        "virtual, 60 cm from the lens, twice as large",
        "real, 12 cm from the lens, smaller",
        "real, 60 cm from the lens, the same size",
      ],
      answer: 0,
      explanation:
        "1/v = 1/20 − 1/30 = 1/60, so v = 60 cm on the far side: real. Size ratio = 60/30 = 2, upside down.",
    },
    {
      id: "med-04",
      subject: "Physics",
      question:
        "An ideal gas is heated from 27 °C to 327 °C. The root mean square speed of its molecules becomes " +
        "how many times the first value?",
      options: ["2", "12.1", "√2", "4"],
      answer: 2,
      explanation: "The speed goes as √T in kelvin: √(600/300) = √2.",
    },
    {
      id: "med-05",
      subject: "Chemistry",
      question: "What is the oxidation number of chromium in K₂Cr₂O₇?",
      options: ["+3", "+6", "+7", "+12"],
      answer: 1,
      explanation: "2(+1) + 2x + 7(−2) = 0 gives 2x = 12, so x = +6.",
    },
    {
      id: "med-06",
      subject: "Chemistry",
      question: "Which of these elements has the highest first ionisation enthalpy?",
      options: ["Boron", "Carbon", "Oxygen", "Nitrogen"],
      answer: 3,
      explanation:
        "Nitrogen's half-filled 2p³ shell is extra stable, so it holds its electrons more tightly than " +
        "oxygen, and than carbon and boron before it.",
    },
    {
      id: "med-07",
      subject: "Chemistry",
      question:
        "4 g of NaOH (molar mass 40 g) is dissolved in 200 g of water. What is the molality of the solution?",
      options: ["0.5 m", "0.1 m", "2.0 m", "0.02 m"],
      answer: 0,
      explanation: "4 g is 0.1 mole. Molality = 0.1 mole / 0.2 kg of water = 0.5 m.",
    },
    {
      id: "med-08",
      subject: "Chemistry",
      question: "Which of these compounds gives a positive iodoform test?",
      options: ["Methanol", "Propan-1-ol", "Ethanol", "Benzaldehyde"],
      answer: 2,
      explanation:
        "The test needs CH₃–CO– or a CH₃–CH(OH)– group. Ethanol is oxidised to ethanal, which has it; the " +
        "other three do not.",
    },
    {
      id: "med-09",
      subject: "Botany",
      question: "Where do the light reactions of photosynthesis take place?",
      options: [
        "Stroma of the chloroplast",
        "Outer membrane of the chloroplast",
        "Matrix of the mitochondrion",
        "Thylakoid membrane",
      ],
      answer: 3,
      explanation:
        "The photosystems and the electron carriers sit in the thylakoid membrane. The stroma hosts the " +
        "Calvin cycle.",
    },
    {
      id: "med-10",
      subject: "Zoology",
      question: "Which vessel carries oxygen-rich blood from the lungs to the heart?",
      options: ["Pulmonary vein", "Pulmonary artery", "Vena cava", "Coronary artery"],
      answer: 0,
      explanation:
        "Veins lead to the heart. The pulmonary veins are the ones that carry oxygen-rich blood, into the " +
        "left atrium.",
    },
    {
      id: "med-11",
      subject: "Genetics",
      question: "In a double-stranded DNA, 30% of the bases are adenine. What share is cytosine?",
      options: ["30%", "20%", "40%", "70%"],
      answer: 1,
      explanation: "A = T = 30%, which makes 60%. The other 40% is shared equally by G and C: 20% each.",
    },
    {
      id: "med-12",
      subject: "Zoology",
      question: "Which hormone lowers the level of calcium in the blood?",
      options: ["Parathyroid hormone", "Thyroxine", "Calcitonin", "Aldosterone"],
      answer: 2,
      explanation: "Calcitonin, made in the thyroid, lowers blood calcium; parathyroid hormone raises it.",
    },
    {
      id: "med-13",
      subject: "Botany",
      question:
        "A leaf cell of a flowering plant has 24 chromosomes. How many chromosomes will a cell of its " +
        "endosperm have?",
      options: ["36", "24", "12", "48"],
      answer: 0,
      explanation:
        "A leaf cell is diploid (2n = 24), so n = 12. Endosperm forms by triple fusion and is 3n = 36.",
    },
    {
      id: "med-14",
      subject: "Genetics",
      question:
        "Two plants of genotype AaBb are crossed; the genes assort independently. What fraction of the " +
        "offspring is homozygous for both genes?",
      options: ["1/16", "1/8", "9/16", "1/4"],
      answer: 3,
      explanation:
        "For each gene, half of the offspring is homozygous (AA or aa). For both: 1/2 × 1/2 = 1/4.",
    },
    {
      id: "med-15",
      subject: "Ecology",
      question:
        "In the chain grass, grasshopper, frog, snake, the grass holds 20,000 J. By the ten per cent law, " +
        "how much energy reaches the snake?",
      options: ["200 J", "2,000 J", "20 J", "2 J"],
      answer: 2,
      explanation: "A tenth passes on at each step: grasshopper 2,000 J, frog 200 J, snake 20 J.",
    },
  ],
};
