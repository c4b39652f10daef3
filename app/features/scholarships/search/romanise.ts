/** How the letters of Telugu and Devanagari are written in Latin letters, roughly as people type them. */
const consonants: Record<string, string> = Object.fromEntries(
  [
    ["k", "కक"],
    ["kh", "ఖख"],
    ["g", "గग"],
    ["gh", "ఘघ"],
    ["ng", "ఙङ"],
    ["ch", "చच"],
    ["chh", "ఛछ"],
    ["j", "జज"],
    ["jh", "ఝझ"],
    ["n", "ఞणనఞనणनఞణञ"],
    ["t", "టటతतट"],
    ["th", "ఠథठथ"],
    ["d", "డదडद"],
    ["dh", "ఢధढध"],
    ["p", "పप"],
    ["ph", "ఫफ"],
    ["b", "బब"],
    ["bh", "భभ"],
    ["m", "మम"],
    ["y", "యय"],
    ["r", "రఱर"],
    ["l", "లళलळ"],
    ["v", "వव"],
    ["sh", "శషशष"],
    ["s", "సस"],
    ["h", "హह"],
  ].flatMap(([latin = "", letters = ""]) => [...letters].map((letter) => [letter, latin])),
);

const vowels: Record<string, string> = Object.fromEntries(
  [
    ["a", "అఆअआాा"],
    ["i", "ఇఈइईిీिी"],
    ["u", "ఉఊउऊుూुू"],
    ["e", "ఎఏएऍెేेॅऎ"],
    ["ai", "ఐऐైै"],
    ["o", "ఒఓओऑొోोॉऒ"],
    ["au", "ఔऔౌौ"],
    ["ri", "ఋऋృृ"],
  ].flatMap(([latin = "", letters = ""]) => [...letters].map((letter) => [letter, latin])),
);

const isSign = (letter: string | undefined) =>
  letter !== undefined && /[\u093e-\u094c\u0c3e-\u0c4c]/.test(letter);
const isKiller = (letter: string | undefined) => letter === "्" || letter === "్";
const NASAL = /[ంंँ]/;
const LABIAL = /[పఫబభమपफबभम]/;

/** A word of any script in Latin letters; Latin words stay as they are. */
export function romanise(word: string): string {
  const letters = [...word];
  return letters.map((letter, at) => latinOf(letter, letters[at + 1])).join("");
}

function latinOf(letter: string, next: string | undefined): string {
  const consonant = consonants[letter];
  if (consonant !== undefined) return isSign(next) || isKiller(next) ? consonant : `${consonant}a`;
  if (letter === "ం" && next === undefined) return "m";
  if (NASAL.test(letter)) return next !== undefined && LABIAL.test(next) ? "m" : "n";
  if (letter === "ः" || letter === "ః") return "h";
  return isKiller(letter) || letter === "़" ? "" : (vowels[letter] ?? letter);
}
