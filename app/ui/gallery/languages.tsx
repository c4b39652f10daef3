import ArrowRight from "lucide-react/icons/arrow-right";
import { Button } from "../button.tsx";
import { StatusBadge } from "../desk/badge.tsx";
import { Facts } from "../facts.tsx";
import { TextField } from "../fields/text-field.tsx";
import { Block } from "../section.tsx";
import { Stepper } from "../stepper.tsx";
import { sampleField } from "./sample-field.ts";

const samples = [
  {
    lang: "te",
    title: "మీకు సరిపోయే స్కాలర్‌షిప్‌లు",
    text: "ఆరో తరగతి నుండి పీహెచ్‌డీ వరకు ప్రభుత్వ, ప్రైవేట్, రాష్ట్ర స్కాలర్‌షిప్‌లు. ₹50,000, 15 డిసెంబర్ 2026.",
    apply: "ఇప్పుడే దరఖాస్తు చేయండి",
    review: "పరిశీలనలో ఉంది",
    amount: "మొత్తం",
    deadline: "చివరి తేదీ",
    date: "15 డిసెంబర్ 2026",
    name: "పూర్తి పేరు",
    hint: "మీ ఆధార్ కార్డులో ఉన్నట్లుగా",
    steps: ["వ్యక్తిగత వివరాలు", "విద్యా వివరాలు", "పత్రాలు"],
  },
  {
    lang: "hi",
    title: "आपके लिए छात्रवृत्तियाँ",
    text: "कक्षा 6 से पीएचडी तक सरकारी, निजी और राज्य छात्रवृत्तियाँ। ₹50,000, 15 दिसंबर 2026।",
    apply: "अभी आवेदन करें",
    review: "समीक्षाधीन",
    amount: "राशि",
    deadline: "अंतिम तिथि",
    date: "15 दिसंबर 2026",
    name: "पूरा नाम",
    hint: "जैसा आपके आधार कार्ड पर है",
    steps: ["व्यक्तिगत जानकारी", "शैक्षिक विवरण", "दस्तावेज़"],
  },
];

export function Languages() {
  return (
    <Block title="Telugu and Hindi" id="languages">
      <div className="cols cols--2">
        {samples.map((sample) => (
          <article className="card stack" lang={sample.lang} key={sample.lang}>
            <h3 className="card__title">{sample.title}</h3>
            <p>{sample.text}</p>
            <Facts
              facts={[
                { term: sample.amount, value: "₹50,000" },
                { term: sample.deadline, value: sample.date },
              ]}
            />
            <p>
              <StatusBadge status="under_review">{sample.review}</StatusBadge>
            </p>
            <Stepper label={sample.title} steps={sample.steps.map((label) => ({ label }))} current={1} />
            <TextField
              field={sampleField(`name-${sample.lang}`)}
              label={sample.name}
              hint={sample.hint}
              required
            />
            <Button type="button" kind="go" iconEnd={ArrowRight}>
              {sample.apply}
            </Button>
          </article>
        ))}
      </div>
    </Block>
  );
}
