import type { ExamResource } from "./exam-resource.ts";

export const formulaSheetsResource: ExamResource = {
  id: "formula-sheets",
  title: "Formula Sheets",
  description: "Physics, chemistry, mathematics and aptitude on one page each.",
  count: "48 formulas",
  icon: "calculator",
  color: "indigo",
  material: {
    intro:
      "Copy a sheet by hand once; then cover the right column and test yourself. A formula counts as known " +
      "when you can say what each letter means, its unit, and one case where it does not hold.",
    sections: [
      {
        heading: "Physics",
        table: {
          columns: ["Topic", "Formula", "Remember"],
          rows: [
            ["Motion", "v = u + at; s = ut + ½at²; v² = u² + 2as", "Only for steady acceleration"],
            ["Projectile", "R = u² sin 2θ / g; H = u² sin² θ / 2g", "Greatest range at 45°"],
            ["Force", "F = ma; friction f ≤ μN", "Static friction takes any value up to μN"],
            ["Circular motion", "a = v²/r = ω²r", "Points to the centre"],
            ["Work and energy", "W = Fs cos θ; KE = ½mv²; PE = mgh", "Work of the net force = change in KE"],
            ["Momentum", "p = mv; impulse = FΔt", "Kept when no outside force acts"],
            ["Rotation", "τ = Iα; L = Iω; KE = ½Iω²", "Disc I = ½MR²; solid sphere I = 2/5 MR²"],
            [
              "Gravitation",
              "F = GMm/r²; g = GM/R²; v(escape) = √(2gR)",
              "Orbit speed near the surface = √(gR)",
            ],
            ["Oscillation", "T = 2π√(l/g); T = 2π√(m/k)", "Small swings only"],
            ["Heat", "Q = mcΔT; PV = nRT; ΔU = Q − W", "T in kelvin"],
            ["Electrostatics", "F = kq₁q₂/r²; V = kq/r; C = Q/V", "k = 9 × 10⁹ N m²/C²"],
            ["Current", "V = IR; P = VI = I²R; series R = ΣR; parallel 1/R = Σ1/R", "Same current in series"],
            ["Magnetism", "F = qvB sin θ; F = BIL sin θ; emf = −dΦ/dt", "The minus sign is Lenz's law"],
            [
              "Light",
              "1/f = 1/v − 1/u (lens); 1/f = 1/v + 1/u (mirror); n = sin i / sin r",
              "Use the sign rule before you put numbers in",
            ],
            ["Modern physics", "E = hν = hc/λ; K(max) = hν − φ; λ = h/p", "hc ≈ 1240 eV nm"],
          ],
        },
      },
      {
        heading: "Chemistry",
        table: {
          columns: ["Topic", "Formula", "Remember"],
          rows: [
            [
              "Mole",
              "n = m/M; molarity = n/V(L); molality = n/kg of solvent",
              "Molality does not change with heat",
            ],
            ["Gas", "PV = nRT; rate of diffusion ∝ 1/√M", "R = 0.0821 L atm/(mol K) or 8.314 J/(mol K)"],
            ["Thermodynamics", "ΔG = ΔH − TΔS; ΔG° = −RT ln K", "Spontaneous when ΔG < 0"],
            ["Equilibrium", "Kp = Kc(RT)^Δn", "Δn counts gases only"],
            [
              "Acids and bases",
              "pH = −log[H⁺]; pH + pOH = 14; pH = pKa + log([salt]/[acid])",
              "14 holds at 25 °C",
            ],
            ["Electrochemistry", "E = E° − (0.059/n) log Q; ΔG = −nFE", "At 25 °C; F = 96,500 C/mol"],
            [
              "Kinetics",
              "First order: k = (2.303/t) log(a/(a − x)); t½ = 0.693/k",
              "Half-life of a first-order reaction does not depend on amount",
            ],
            ["Solutions", "ΔTb = iKb m; ΔTf = iKf m; π = iCRT", "i counts particles: NaCl about 2"],
            ["Atom", "E = −13.6 Z²/n² eV; r = 0.529 n²/Z Å", "One-electron atoms only"],
          ],
        },
      },
      {
        heading: "Mathematics",
        table: {
          columns: ["Topic", "Formula", "Remember"],
          rows: [
            ["Quadratic", "x = (−b ± √(b² − 4ac)) / 2a; sum −b/a; product c/a", "Real roots when b² ≥ 4ac"],
            [
              "Series",
              "AP: S = n/2 (2a + (n − 1)d); GP: S = a(rⁿ − 1)/(r − 1)",
              "Endless GP: a/(1 − r) when |r| < 1",
            ],
            ["Counting", "nPr = n!/(n − r)!; nCr = n!/(r!(n − r)!)", "Order matters in P, not in C"],
            ["Binomial", "Term r + 1 = nCr aⁿ⁻ʳ bʳ", "Sum of coefficients: put every letter = 1"],
            ["Trigonometry", "sin(A ± B); cos 2A = 1 − 2 sin²A; a/sin A = 2R", "cos²A = (1 + cos 2A)/2"],
            [
              "Line and circle",
              "m = (y₂ − y₁)/(x₂ − x₁); distance = |ax + by + c| / √(a² + b²)",
              "Circle: x² + y² + 2gx + 2fy + c = 0",
            ],
            [
              "Conics",
              "y² = 4ax; x²/a² + y²/b² = 1; e² = 1 − b²/a²",
              "e < 1 ellipse, = 1 parabola, > 1 hyperbola",
            ],
            [
              "Limits",
              "lim sin x/x = 1; lim (eˣ − 1)/x = 1; lim (1 + 1/n)ⁿ = e",
              "x in radians, tending to 0",
            ],
            [
              "Derivatives",
              "(uv)′ = u′v + uv′; (u/v)′ = (u′v − uv′)/v²",
              "Chain rule for every inside function",
            ],
            [
              "Integrals",
              "∫xⁿ = xⁿ⁺¹/(n + 1); ∫eˣ = eˣ; ∫u dv = uv − ∫v du",
              "∫ f(x) from 0 to a = ∫ f(a − x) from 0 to a",
            ],
            [
              "Probability",
              "P(A or B) = P(A) + P(B) − P(A and B); P(A|B) = P(A and B)/P(B)",
              "Bayes turns P(A|B) into P(B|A)",
            ],
            ["Vectors", "a·b = ab cos θ; |a × b| = ab sin θ", "Dot 0: at right angles. Cross 0: parallel"],
          ],
        },
      },
      {
        heading: "Aptitude for bank, SSC and CAT",
        table: {
          columns: ["Topic", "Formula", "Remember"],
          rows: [
            ["Percentage", "Two changes a% and b%: a + b + ab/100", "25% up is undone by 20% down"],
            ["Profit", "Profit % = (SP − CP)/CP × 100", "Always on cost, unless told otherwise"],
            ["Simple interest", "SI = PRT/100", "Same every year"],
            [
              "Compound interest",
              "A = P(1 + R/100)ⁿ; two-year CI − SI = P(R/100)²",
              "Half-yearly: half the rate, twice the periods",
            ],
            [
              "Time and work",
              "Together: 1/a + 1/b a day; days = ab/(a + b)",
              "Give the work an easy number, such as the LCM",
            ],
            [
              "Speed",
              "km/h × 5/18 = m/s; average of two equal distances = 2ab/(a + b)",
              "Train past platform: both lengths",
            ],
            ["Boats", "Still water = (down + up)/2; stream = (down − up)/2", "Down is always the faster"],
            ["Mixtures", "Cheap : dear = (d − m) : (m − c)", "Alligation; m lies between c and d"],
            ["Average", "Sum = average × number", "New average moves by the change / number"],
            ["Ratio", "a : b = c : d means ad = bc", "Partners share by money × time"],
            [
              "Mensuration",
              "Circle πr²; cylinder πr²h; cone ⅓πr²h; sphere 4/3 πr³",
              "Areas go as the square, volumes as the cube",
            ],
            [
              "Series",
              "Look at gaps, then gaps of gaps, then ratios",
              "Check squares, cubes and primes next",
            ],
          ],
        },
      },
    ],
  },
};

export const patternAnalysisResource: ExamResource = {
  id: "pattern-analysis",
  title: "Previous-Year Pattern Analysis",
  description: "How the big papers are built, and how to read past papers yourself.",
  count: "8 exams",
  icon: "chart-column",
  color: "marigold",
  facts: {
    asOf: "2026-11-15",
    source: "Sources of each exam record; confirm at the exam's own site",
    confidence: "M",
  },
  material: {
    intro:
      "Past papers tell you three things no book does: what is asked again and again, how deep it goes, " +
      "and how long you have. Patterns below are as of 15 November 2026; check the official notice of your " +
      "year.",
    sections: [
      {
        heading: "The papers at a glance",
        table: {
          columns: ["Exam", "Questions", "Minutes", "Seconds a question", "Right / wrong"],
          rows: [
            ["JEE Main", "75", "180", "144", "+4 / −1"],
            ["NEET UG", "180", "180", "60", "+4 / −1"],
            ["CAT", "68", "120", "106", "+3 / −1 (typed answers 0)"],
            ["GATE", "65", "180", "166", "+1 or +2 / −1/3 or −2/3 (MCQ only)"],
            ["IBPS PO Prelims", "100", "60", "36", "By section / −0.25"],
            ["SSC CGL Tier 1", "100", "60", "36", "+2 / −0.5"],
            ["CLAT UG", "120", "120", "60", "+1 / −0.25"],
            ["UPSC Prelims GS I", "100", "120", "72", "+2 / −0.66"],
          ],
        },
      },
      {
        heading: "When to guess",
        paragraphs: [
          "Work out the break-even once. With +4 and −1, a blind guess among four gives on average (4 − " +
            "3)/4 = +0.25, but with luck you cannot count on. If you can strike out one option, it is (4 − " +
            "2)/3 = +0.67; with two struck out, (4 − 1)/2 = +1.5.",
          "In UPSC Prelims (+2, −0.66) a blind guess gives almost nothing: (2 − 1.98)/4. Strike out two " +
            "options, and it gives (2 − 0.66)/2 = +0.67. In IBPS (+1, −0.25, five options) a blind guess " +
            "gives (1 − 1)/5 = 0. So guess only after you have removed at least one option, two in UPSC.",
        ],
      },
      {
        heading: "Read past papers in four passes",
        items: [
          "Pass 1: Take the newest paper under real time, before you feel ready. The score does not " +
            "matter; the shock is useful.",
          "Pass 2: Write the chapter beside each question of the last five papers. Count. Chapters that " +
            "come every year go to the top of your list.",
          "Pass 3: Write the level beside each: E (one step), M (two steps), H (a new idea). In most " +
            "papers E and M make up about three quarters.",
          "Pass 4: Write your own time beside each. Questions that took twice the average are your " +
            "leave-first list on the day.",
        ],
      },
      {
        heading: "What comes back, year after year",
        items: [
          "JEE Main: modern physics, current electricity, heat; coordination compounds, general organic " +
            "chemistry; calculus, vectors and three-dimensional geometry, matrices.",
          "NEET UG: genetics, human physiology, ecology, plant physiology; biology is half of all marks, " +
            "and most of it stands in the lines of NCERT.",
          "CAT: reading comprehension is two thirds of the first section; arithmetic and algebra are " +
            "most of the third.",
          "IBPS and SSC: puzzles and seating in reasoning; data interpretation, simplification and " +
            "series in quantitative.",
          "UPSC Prelims: polity and environment are steady, economy is about ideas more than figures, " +
            "current affairs hide inside every subject.",
          "GATE: aptitude and engineering mathematics are about 28 of 100 marks in most papers, and the " +
            "easiest to make sure of.",
        ],
      },
      {
        heading: "Your own table",
        checklist: [
          "Chapter, questions in each of five years, total",
          "My accuracy in it, of the last 30 questions",
          "My seconds a question",
          "Decision: master, keep, or leave",
        ],
      },
    ],
  },
};

export const vocabularyResource: ExamResource = {
  id: "vocabulary-list",
  title: "Vocabulary List",
  description: "Words that exams and English tests use again and again, with sentences.",
  count: "40 words",
  icon: "book-a",
  color: "leaf",
  material: {
    intro:
      "Learn five a day, in sentences and not alone. Say each aloud, write one sentence about your own " +
      "life with it, and come back after one, three, seven and twenty-one days.",
    sections: [
      {
        heading: "Words for reading and essays",
        table: {
          columns: ["Word", "Meaning", "In a sentence"],
          rows: [
            ["abundant", "more than enough", "Rain was abundant this year."],
            ["accurate", "exactly right", "The map is old but accurate."],
            ["adequate", "enough for the need", "The hall has adequate light for an exam."],
            ["advocate", "to speak in favour of", "She advocates free buses for schoolgirls."],
            ["allocate", "to give out for a purpose", "Half of the money is allocated to books."],
            ["ambiguous", "with two possible meanings", "The rule is ambiguous, so ask."],
            ["anticipate", "to expect and prepare for", "We anticipate a large crowd on Monday."],
            ["arbitrary", "decided without reason", "The cut-off looked arbitrary to the students."],
            ["coherent", "clear and hanging together", "His answer was short but coherent."],
            ["compelling", "very convincing", "She gave a compelling reason for the change."],
            ["concise", "short and complete", "A concise letter is read to the end."],
            ["consistent", "the same over time", "Her marks are consistent in every term."],
            ["contradict", "to say the opposite of", "The two reports contradict each other."],
            ["credible", "that can be believed", "The figure comes from a credible source."],
            ["crucial", "of the greatest importance", "Sleep is crucial before an exam."],
            ["decline", "to become less; to refuse", "Attendance declined in the rains."],
            ["deficit", "the amount that is missing", "The school has a deficit of two teachers."],
            ["deliberate", "done on purpose", "It was a slip, not a deliberate error."],
            ["diminish", "to make or become smaller", "Noise diminishes attention."],
            ["diverse", "of many kinds", "The class is diverse in language and faith."],
          ],
        },
      },
      {
        heading: "Words for data, argument and work",
        table: {
          columns: ["Word", "Meaning", "In a sentence"],
          rows: [
            ["empirical", "based on what is observed", "There is empirical support for the claim."],
            ["enhance", "to make better", "Diagrams enhance an answer."],
            ["equitable", "fair to all", "The fee is equitable: it follows income."],
            ["erroneous", "wrong", "An erroneous date delayed the payment."],
            ["feasible", "that can be done", "A plan of ten hours a day is not feasible."],
            ["fluctuate", "to go up and down", "Prices fluctuate with the season."],
            ["hypothesis", "an idea to be tested", "Our hypothesis was that light matters most."],
            ["imply", "to suggest without saying", "Silence does not imply consent."],
            ["incentive", "something that encourages", "The award is an incentive to stay in school."],
            ["inevitable", "that cannot be avoided", "Some mistakes are inevitable."],
            ["mitigate", "to make less bad", "Trees mitigate the heat."],
            ["negligible", "too small to matter", "The difference was negligible."],
            ["plausible", "that may well be true", "It is a plausible story, but is it proved?"],
            ["prevalent", "common in a place or time", "The habit is prevalent in cities."],
            ["pragmatic", "practical", "She took a pragmatic view and asked for help."],
            ["redundant", "not needed any more", "The second form is redundant."],
            ["resilient", "able to recover", "Resilient students fail, rest and return."],
            ["scrutiny", "careful examination", "Every claim is under scrutiny."],
            ["sustain", "to keep going", "Small habits sustain long preparation."],
            ["viable", "that can work in practice", "Solar pumps are viable in this block."],
          ],
        },
      },
      {
        heading: "Five roots that open many words",
        items: [
          "bene (good): benefit, benevolent, beneficial",
          "dict (say): predict, contradict, dictate",
          "port (carry): transport, export, portable",
          "spect (look): inspect, perspective, spectator",
          "vert (turn): convert, reverse, divert",
        ],
      },
      {
        heading: "Check yourself",
        checklist: [
          "I can use ten of these in a paragraph about my town",
          "I can tell 'imply' (the speaker) from 'infer' (the listener)",
          "I can give the opposite of abundant, coherent, credible and feasible",
        ],
      },
    ],
  },
};
