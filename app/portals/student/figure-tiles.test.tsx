import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";
import { languages } from "#app/core/words/i18n.ts";
import { FigureTiles } from "./figure-tiles.tsx";
import { studentEn } from "./messages/student.en.ts";
import { studentHi } from "./messages/student.hi.ts";
import { studentTe } from "./messages/student.te.ts";

const words = { en: studentEn, te: studentTe, hi: studentHi };
const figures = {
  applicationsSubmitted: 8,
  scholarshipsReceived: 2,
  totalAmountPaise: 7_000_000,
  paidAmountPaise: 5_000_000,
  pendingApplications: 4,
  rejectedApplications: 3,
  successRate: 40,
};

it.each(languages)("P15: what was not selected is among the figures, once there is one (%s)", (language) => {
  const shown = (rejectedApplications: number) =>
    renderToStaticMarkup(
      <IntlProvider locale={language} messages={{ student: words[language] }} timeZone="Asia/Kolkata">
        <FigureTiles figures={{ ...figures, rejectedApplications }} />
      </IntlProvider>,
    );
  expect(shown(3)).toContain(words[language].figures.rejected);
  expect(shown(0)).not.toContain(words[language].figures.rejected);
  expect(shown(0)).toContain(words[language].figures.pending);
});
