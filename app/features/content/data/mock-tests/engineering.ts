import type { MockTest } from "./mock-test.ts";

export const engineeringMockTest: MockTest = {
  id: "engineering",
  title: "Engineering mini mock: JEE Main style",
  examFamily: "JEE Main",
  minutes: 36,
  marking: { correct: 4, wrong: -1 },
  questions: [
    {
      id: "eng-01",
      subject: "Physics",
      question:
        "A car starts from rest and gains speed at a steady 2 m/s². How far does it travel in the tenth " +
        "second alone?",
      options: ["18 m", "19 m", "20 m", "100 m"],
      answer: 1,
      explanation:
        "Distance in the nth second = u + (a/2)(2n − 1) = 0 + 1 × 19 = 19 m. Check: 100 m in 10 s less 81 " +
        "m in 9 s.",
    },
    {
      id: "eng-02",
      subject: "Physics",
      question:
        "A 5 kg block on a rough level floor is pulled by a horizontal force of 25 N. The coefficient of " +
        "kinetic friction is 0.2 and g = 10 m/s². What is its acceleration?",
      options: ["2 m/s²", "5 m/s²", "3 m/s²", "4 m/s²"],
      answer: 2,
      explanation: "Friction = 0.2 × 5 × 10 = 10 N. Net force = 25 − 10 = 15 N, so a = 15 / 5 = 3 m/s².",
    },
    {
      id: "eng-03",
      subject: "Physics",
      question:
        "A uniform wire of resistance 12 Ω is bent into a circle. What is the resistance between the two " +
        "ends of a diameter?",
      options: ["3 Ω", "6 Ω", "12 Ω", "24 Ω"],
      answer: 0,
      explanation:
        "The diameter splits the wire into two halves of 6 Ω each, joined in parallel: 6 × 6 / (6 + 6) = 3 " +
        "Ω.",
    },
    {
      id: "eng-04",
      subject: "Physics",
      question:
        "Light of wavelength 400 nm falls on a metal of work function 2.0 eV. Taking hc = 1240 eV nm, what " +
        "is the stopping potential?",
      options: ["3.1 V", "2.0 V", "5.1 V", "1.1 V"],
      answer: 3,
      explanation:
        "Photon energy = 1240 / 400 = 3.1 eV. Greatest kinetic energy = 3.1 − 2.0 = 1.1 eV, so the " +
        "stopping potential is 1.1 V.",
    },
    {
      id: "eng-05",
      subject: "Physics",
      question:
        "A satellite circles the Earth at a height equal to the Earth's radius R. If g is the acceleration " +
        "due to gravity at the surface, its orbital speed is",
      options: ["√(gR)", "√(gR/2)", "√(2gR)", "√(gR)/2"],
      answer: 1,
      explanation: "The orbit's radius is 2R, so v = √(GM/2R). With GM = gR², v = √(gR/2).",
    },
    {
      id: "eng-06",
      subject: "Chemistry",
      question: "How many molecules are there in 9 g of water? (Avogadro constant 6.022 × 10²³ per mole)",
      options: ["6.022 × 10²³", "1.204 × 10²⁴", "3.011 × 10²³", "9.033 × 10²³"],
      answer: 2,
      explanation:
        "The molar mass of water is 18 g, so 9 g is 0.5 mole: 0.5 × 6.022 × 10²³ = 3.011 × 10²³ molecules.",
    },
    {
      id: "eng-07",
      subject: "Chemistry",
      question:
        "A first-order reaction has a half-life of 20 minutes. How long does it take to be 87.5% complete?",
      options: ["40 minutes", "60 minutes", "80 minutes", "35 minutes"],
      answer: 1,
      explanation:
        "At 87.5% completion, 12.5% or 1/8 is left. 1/8 = (1/2)³, so three half-lives pass: 3 × 20 = 60 " +
        "minutes.",
    },
    {
      id: "eng-08",
      subject: "Chemistry",
      question: "What is the pH of 0.001 M Ba(OH)₂ at 25 °C, taking it as fully ionised? (log 2 = 0.30)",
      options: ["11.3", "11.0", "2.7", "12.0"],
      answer: 0,
      explanation:
        "Each Ba(OH)₂ gives two OH⁻, so [OH⁻] = 2 × 10⁻³. pOH = 3 − 0.30 = 2.70 and pH = 14 − 2.70 = 11.3.",
    },
    {
      id: "eng-09",
      subject: "Chemistry",
      question: "The hybridisation of sulphur and the shape of the SF₄ molecule are",
      options: ["sp³, tetrahedral", "dsp², square planar", "sp³d, trigonal bipyramidal", "sp³d, see-saw"],
      answer: 3,
      explanation:
        "Sulphur has four bond pairs and one lone pair: five pairs, sp³d. The lone pair takes an " +
        "equatorial place, which leaves a see-saw shape.",
    },
    {
      id: "eng-10",
      subject: "Chemistry",
      question: "Propene reacts with HBr in the presence of an organic peroxide. The main product is",
      options: ["2-bromopropane", "1,2-dibromopropane", "1-bromopropane", "3-bromopropene"],
      answer: 2,
      explanation:
        "With peroxide, HBr adds by free radicals against Markovnikov's rule: bromine joins the end carbon " +
        "and gives 1-bromopropane.",
    },
    {
      id: "eng-11",
      subject: "Mathematics",
      question: "If α and β are the roots of 2x² − 7x + 3 = 0, what is 1/α + 1/β?",
      options: ["7/3", "3/7", "7/2", "−7/3"],
      answer: 0,
      explanation:
        "1/α + 1/β = (α + β)/αβ = (7/2)/(3/2) = 7/3. Check: the roots are 3 and 1/2, and 1/3 + 2 = 7/3.",
    },
    {
      id: "eng-12",
      subject: "Mathematics",
      question: "In how many different ways can all the letters of the word LEVEL be arranged?",
      options: ["120", "60", "20", "30"],
      answer: 3,
      explanation: "Five letters with L twice and E twice: 5! / (2! × 2!) = 120 / 4 = 30.",
    },
    {
      id: "eng-13",
      subject: "Mathematics",
      question: "What is the limit of (1 − cos 4x) / x² as x tends to 0?",
      options: ["4", "8", "16", "2"],
      answer: 1,
      explanation: "1 − cos 4x = 2 sin² 2x. So the limit is 2 × (sin 2x / x)² = 2 × 2² = 8.",
    },
    {
      id: "eng-14",
      subject: "Mathematics",
      question:
        "A bag holds 4 red and 6 black balls. One ball is drawn, its colour is noted, and it is put back " +
        "with two more balls of the same colour. What is the probability that the next ball drawn is red?",
      options: ["1/2", "1/3", "2/5", "3/5"],
      answer: 2,
      explanation: "Red then red: 4/10 × 6/12 = 1/5. Black then red: 6/10 × 4/12 = 1/5. Together 2/5.",
    },
    {
      id: "eng-15",
      subject: "Mathematics",
      question: "What is the value of the integral of sin x / (sin x + cos x) from 0 to π/2?",
      options: ["π/4", "π/2", "1", "π/8"],
      answer: 0,
      explanation:
        "Replacing x by π/2 − x turns the integrand into cos x / (sin x + cos x). The two add up to 1, so " +
        "2I = π/2 and I = π/4.",
    },
  ],
};
