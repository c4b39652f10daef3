import type { Catalogue } from "#app/core/words/i18n.ts";
import type { holderPagesEn } from "./holder-pages.en.ts";

export const holderPagesTe: Catalogue<typeof holderPagesEn> = {
  title: "మా పని ఎలా ఉంది?",
  description: "మీ క్లెయిమ్ ఎలా చూశామో చెప్పండి.",
  lead: "మీ క్లెయిమ్ {number}",
  question: "మీ క్లెయిమ్ ఎలా చూశాం?",
  scale: {
    s1: "1, బాగోలేదు",
    s2: "2, పరవాలేదు",
    s3: "3, బాగుంది",
    s4: "4, చాలా బాగుంది",
    s5: "5, అద్భుతం",
  },
  thanks: "ధన్యవాదాలు. మీరు 5 కు {rating} ఇచ్చారు.",
  send: "రేటింగ్ పంపండి",
  change: "రేటింగ్ మార్చండి",
  choose: "ఒకటి నుంచి ఐదు వరకు ఒకటి ఎంచుకోండి.",
  notice: {
    title: "మీకు ఒక సందేశం",
    description: "మీ Suraksha కార్డు గురించి ఒక సందేశం.",
    from: "మేము మీకు రాసినది",
    targets: {
      renewal: "రెన్యూవల్ కోసం అడగండి",
      promotion: "ఎలా పనిచేస్తుందో చూడండి",
      alert: "సహాయం తీసుకోండి",
      update: "జవాబులు చదవండి",
    },
  },
};
