import type { Catalogue } from "#app/core/words/i18n.ts";
import type { holderPagesEn } from "./holder-pages.en.ts";

export const holderPagesHi: Catalogue<typeof holderPagesEn> = {
  title: "हमारा काम कैसा रहा?",
  description: "बताएँ कि आपके क्लेम पर काम कैसा हुआ।",
  lead: "आपका क्लेम {number}",
  question: "आपके क्लेम पर काम कैसा हुआ?",
  scale: {
    s1: "1, ख़राब",
    s2: "2, ठीक-ठाक",
    s3: "3, अच्छा",
    s4: "4, बहुत अच्छा",
    s5: "5, बेहतरीन",
  },
  thanks: "धन्यवाद। आपने 5 में से {rating} दिए।",
  send: "रेटिंग भेजें",
  change: "रेटिंग बदलें",
  choose: "एक से पाँच तक कोई एक चुनें।",
  notice: {
    title: "आपके लिए एक संदेश",
    description: "आपके Suraksha कार्ड के बारे में एक संदेश।",
    from: "हमने आपको जो लिखा",
    targets: {
      renewal: "नवीनीकरण के लिए पूछें",
      promotion: "देखें कि यह कैसे काम करता है",
      alert: "मदद लें",
      update: "जवाब पढ़ें",
    },
  },
};
