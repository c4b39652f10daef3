import { wordsOf } from "./search-text.ts";

/**
 * What people type and what the catalogue says: abbreviations, and the common terms in Telugu and Hindi. In
 * each group any name finds the words after the bar. Names may be several words.
 */
const groups = `
sc, scheduled caste, dalit, अनुसूचित जाति, एससी, దళిత, ఎస్సీ, షెడ్యూల్డ్ కులం | sc, scheduled caste
st, scheduled tribe, adivasi, tribal, अनुसूचित जनजाति, आदिवासी, एसटी, గిరిజన, ఎస్టీ | st, scheduled tribe, tribal
obc, bc, other backward class, backward class, पिछड़ा वर्ग, ओबीसी, బీసీ, వెనుకబడిన తరగతి | obc, bc, backward class
ebc, economically backward | ebc, economically backward
ews, economically weaker | ews, economically weaker
dnt, denotified, nomadic, vjnt | dnt, denotified, vjnt
ncl, non creamy layer | non creamy layer
minority, minorities, अल्पसंख्यक, మైనారిటీ, మైనారిటీలు | minority, minorities
pwd, divyang, disabled, disability, handicapped, specially abled, differently abled, दिव्यांग, వికలాంగ, దివ్యాంగ | disability, disabilities, disabled, abled
girl, girls, women, woman, female, kanya, beti, छात्रा, लड़की, कन्या, बेटी, महिला, బాలిక, బాలికల, అమ్మాయి, మహిళ, మహిళలు | girl, girls, women, woman, kanya, beti
boy, boys, male, लड़का, బాలుడు, అబ్బాయి | boy, boys, male
orphan, अनाथ, అనాథ | orphan, orphaned
farmer, kisan, किसान, రైతు | farmer, raita
poor, bpl, below poverty line, गरीब, పేద | bpl, below poverty line, low income
income, आय, ఆదాయం | income
scholarship, scholarships, chatravritti, छात्रवृत्ति, वजीफा, స్కాలర్‌షిప్, స్కాలర్షిప్, ఉపకార వేతనం, విద్యార్థి వేతనం | scholarship, scholarships
fellowship, फेलोशिप, ఫెలోషిప్ | fellowship, fellowships
fee, fees, फीस, शुल्क, ఫీజు | fee
merit, topper, मेधावी, योग्यता, ప్రతిభ, మెరిట్ | merit, meritorious, medhavi
sports, sport, khel, खेल, క్రీడ, క్రీడలు | sports, sport, athlete
arts, art, कला, కళ, కళలు | arts, art, artists
research, शोध, अनुसंधान, పరిశోధన | research, phd
school, स्कूल, विद्यालय, పాఠశాల | school, schools
college, कॉलेज, महाविद्यालय, కళాశాల | college, colleges
pre matric, प्री मैट्रिक, ప్రీ మెట్రిక్ | pre matric
post matric, पोस्ट मैट्रिक, పోస్ట్ మెట్రిక్ | post matric
ug, undergraduate, graduation, degree, bachelor, स्नातक, డిగ్రీ | ug, undergraduate, graduation, degree
pg, postgraduate, post graduate, masters, master, स्नातकोत्तर, పీజీ | pg, postgraduate, post graduate
phd, doctorate, doctoral, पीएचडी, పీహెచ్‌డీ | phd, doctoral
iti, industrial training, आईटीआई, ఐటీఐ | iti
diploma, polytechnic, डिप्लोमा, पॉलिटेक्निक, డిప్లొమా, పాలిటెక్నిక్ | diploma, polytechnic
engineering, btech, be, इंजीनियरिंग, ఇంజినీరింగ్, ఇంజనీరింగ్ | engineering, btech
medical, medicine, mbbs, मेडिकल, चिकित्सा, వైద్య, మెడికల్ | medical, medicine, mbbs
law, llb, कानून, న్యాయ | law
nursing, नर्सिंग, నర్సింగ్ | nursing
science, विज्ञान, సైన్స్ | science
commerce, bcom, वाणिज्य, కామర్స్ | commerce
agriculture, कृषि, వ్యవసాయం | agriculture, agricultural
abroad, overseas, foreign, विदेश, విదేశీ, విదేశాల్లో | abroad, overseas, foreign
government, govt, sarkari, सरकारी, ప్రభుత్వ | government
state, राज्य, రాష్ట్ర | state
private, निजी, ప్రైవేట్ | private, foundation
muslim, मुस्लिम, ముస్లిం | muslim
christian, ईसाई, క్రైస్తవ, క్రిస్టియన్ | christian
sikh, सिख, సిక్కు | sikh
nmms, nmmss, national means cum merit | nmmss, nmms, means cum merit
csss, central sector | csss, central sector
nsp, national scholarship portal | nsp, national scholarship portal
pmss, pmsss, prime minister scholarship | pmsss, prime minister
pmrf | pmrf, prime minister research fellowship
jrf, net, junior research fellowship | jrf, junior research fellowship, net
ap, andhra, andhra pradesh, ఆంధ్ర, ఆంధ్రప్రదేశ్, आंध्र प्रदेश | andhra pradesh
ts, tg, telangana, తెలంగాణ, तेलंगाना | telangana
up, uttar pradesh, उत्तर प्रदेश | up, uttar pradesh
mp, madhya pradesh, मध्य प्रदेश | madhya pradesh
tn, tamil nadu, तमिलनाडु, తమిళనాడు | tamil nadu
wb, west bengal, bengal, पश्चिम बंगाल | west bengal
hp, himachal, himachal pradesh, हिमाचल | himachal
jk, j k, jammu and kashmir, jammu kashmir, kashmir, जम्मू कश्मीर | jammu, kashmir
karnataka, कर्नाटक, కర్ణాటక | karnataka
maharashtra, महाराष्ट्र, మహారాష్ట్ర | maharashtra
bihar, बिहार, బీహార్ | bihar
delhi, दिल्ली, ఢిల్లీ | delhi
ner, north east, north eastern, northeast | north eastern, north east
`;

/** A wanted thing, as one or more words that must all be there. */
export type Phrase = readonly string[];

interface Group {
  readonly names: readonly Phrase[];
  readonly finds: readonly Phrase[];
}

const parsed: readonly Group[] = groups
  .trim()
  .split("\n")
  .map((line) => {
    const [names = "", finds = ""] = line.split("|");
    const phrases = (list: string) =>
      list
        .split(",")
        .map(wordsOf)
        .filter((phrase) => phrase.length > 0);
    return { names: phrases(names), finds: phrases(finds) };
  });

const byName = new Map<string, readonly Phrase[]>();
for (const { names, finds } of parsed) {
  for (const name of names) {
    const key = name.join(" ");
    byName.set(key, [...(byName.get(key) ?? []), ...finds]);
  }
}
const longestName = Math.max(...parsed.flatMap(({ names }) => names.map((name) => name.length)));

/** A stretch of the query: its own words, and what else would answer it. */
export interface Segment {
  readonly words: Phrase;
  readonly synonyms: readonly Phrase[];
}

/** Cuts a query into stretches, the longest known name first; a word nobody knows stands alone. */
export function segmentsOf(query: string): Segment[] {
  const words = wordsOf(query);
  const segments: Segment[] = [];
  for (let start = 0; start < words.length; ) {
    let length = Math.min(longestName, words.length - start);
    while (length > 1 && !byName.has(words.slice(start, start + length).join(" "))) length -= 1;
    const own = words.slice(start, start + length);
    segments.push({ words: own, synonyms: byName.get(own.join(" ")) ?? [] });
    start += length;
  }
  return segments;
}
