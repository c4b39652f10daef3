import type { Catalogue } from "#app/core/words/i18n.ts";
import type { articleEn } from "./article.en.ts";

export const articleHi: Catalogue<typeof articleEn> = {
  updated: "{day} को ताज़ा किया गया",
  contents: "इस पेज पर",
  textInEnglish: "इस लेख का पूरा पाठ अभी अंग्रेज़ी में है।",
  like: "पसंद है",
  liked: "आपको पसंद है",
  more: {
    scholarships: "छात्रवृत्तियों पर और लेख",
    career: "करियर पर और लेख",
    "study-abroad": "विदेश में पढ़ाई पर और लेख",
    "exam-prep": "परीक्षा की तैयारी पर और लेख",
  },
  allOf: {
    scholarships: "छात्रवृत्तियों पर सभी लेख",
    career: "करियर पर सभी लेख",
    "study-abroad": "विदेश में पढ़ाई पर सभी लेख",
    "exam-prep": "परीक्षा की तैयारी पर सभी लेख",
  },
};
