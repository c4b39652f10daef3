import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Button, LinkButton } from "./button.tsx";
import { Gauge } from "./charts/gauge.tsx";
import { Alert } from "./dialogs/alert.tsx";
import { Pagination } from "./lists/pagination.tsx";
import { Carousel } from "./pictures/carousel.tsx";
import { Tabs } from "./portal/tabs.tsx";
import { Stepper } from "./stepper.tsx";
import { englishUiWords, UiWordsContext } from "./ui-words.ts";

describe("Button", () => {
  it("is disabled and says so while it works", () => {
    const html = renderToStaticMarkup(<Button busy="Sending…">Send</Button>);
    expect(html).toContain('disabled=""');
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain("Sending…");
    expect(html).not.toContain(">Send<");
  });
});

describe("LinkButton", () => {
  it("says in words that another site opens in a new tab", () => {
    const html = renderToStaticMarkup(
      <LinkButton href="https://example.org" external>
        Apply Now
      </LinkButton>,
    );
    expect(html).toContain('target="_blank" rel="noopener noreferrer"');
    expect(html).toContain("(opens in a new tab)");
  });

  it("speaks the app's language", () => {
    const html = renderToStaticMarkup(
      <UiWordsContext value={{ ...englishUiWords, opensNewTab: "(नए टैब में खुलता है)" }}>
        <LinkButton href="https://example.org" external>
          आवेदन करें
        </LinkButton>
      </UiWordsContext>,
    );
    expect(html).toContain("(नए टैब में खुलता है)");
  });
});

describe("Alert", () => {
  it("interrupts for bad news, waits with good news, and is silent about what stood there", () => {
    expect(renderToStaticMarkup(<Alert tone="bad">No</Alert>)).toContain('role="alert"');
    expect(renderToStaticMarkup(<Alert tone="ok">Yes</Alert>)).toContain('role="status"');
    expect(renderToStaticMarkup(<Alert>So it is</Alert>)).not.toContain("role=");
  });
});

describe("Carousel", () => {
  it("leaves every slide reachable before script runs", () => {
    const slides = [1, 2, 3].map((number) => ({
      id: String(number),
      content: <a href={`/${number}`}>Go</a>,
    }));
    const html = renderToStaticMarkup(<Carousel label="Closing soon" slides={slides} interval={4000} />);
    expect(html).not.toContain("inert");
    expect(html.match(/carousel__slide/g)).toHaveLength(3);
    expect(html).toContain('aria-label="Pause the slides"');
  });
});

describe("Alert", () => {
  it("L15d: a title without a stop has a line of its own, so that nothing runs into it", () => {
    const html = (title: string) => renderToStaticMarkup(<Alert title={title}>Every later form.</Alert>);
    expect(html("You are registered")).toContain('"strong block"');
    expect(html("You are registered.")).toContain('"strong"');
  });
});

describe("Stepper", () => {
  it("marks what is done and where one is, and links back only", () => {
    const steps = [
      { label: "One", href: "/1" },
      { label: "Two", href: "/2" },
      { label: "Three", href: "/3" },
    ];
    const html = renderToStaticMarkup(<Stepper label="Progress" steps={steps} current={1} />);
    const open = steps.map((step) => ({ ...step, isOpen: true }));
    expect(renderToStaticMarkup(<Stepper label="Progress" steps={open} current={1} />)).not.toContain("Done");
    // L17: left with something missing it is no done step; and gone back, what is done stays done.
    expect(renderToStaticMarkup(<Stepper label="Progress" steps={open} current={1} />)).toContain(
      'class="bad"',
    );
    const back = steps.map((step) => ({ ...step, isDone: true }));
    expect(renderToStaticMarkup(<Stepper label="Progress" steps={back} current={0} />)).toMatch(
      /<li class="done"><a href="\/3">/,
    );
    expect(html).toMatch(/<li class="done"><a href="\/1">/);
    expect(html).toContain('<li class="now" aria-current="step">');
    expect(html).not.toContain('href="/2"');
    expect(html).not.toContain('href="/3"');
  });

  it("L5: shows where it stopped, and ticks nothing that was left", () => {
    const steps = [{ label: "One" }, { label: "Two", isLeft: true }, { label: "Three" }];
    const html = renderToStaticMarkup(<Stepper label="Progress" steps={steps} current={2} ended />);
    expect(html).toContain('<li class="stop" aria-current="step">');
    expect(html.match(/class="done"/g)).toHaveLength(1);
    expect(html).not.toContain('class="now"');
  });
});

describe("Tabs", () => {
  it("marks the tab one is on", () => {
    const html = renderToStaticMarkup(
      <Tabs
        label="Institute"
        tabs={[
          { href: "/a", label: "A" },
          { href: "/b", label: "B", current: true, count: 12 },
        ]}
      />,
    );
    expect(html).toContain('<a href="/b" aria-current="page">');
    expect(html).toContain("9+");
  });
});

describe("Gauge", () => {
  it("fills by its share, and never past its ends", () => {
    expect(renderToStaticMarkup(<Gauge percent={50} label="Match" />)).toContain(
      'stroke-dasharray="62.8 200"',
    );
    expect(renderToStaticMarkup(<Gauge percent={140} label="Match" />)).toContain('aria-label="Match 100%"');
  });
});

describe("Pagination", () => {
  it("keeps its place at the first page, with nothing to press", () => {
    const html = renderToStaticMarkup(<Pagination range="1–20 of 148" nextHref="?after=20" />);
    expect(html).toMatch(/<button type="button"[^>]*disabled=""/);
    expect(html).toContain('href="?after=20"');
  });

  it("one page alone has a count and no dead buttons", () => {
    const html = renderToStaticMarkup(<Pagination range="3 of 3" />);
    expect(html).toContain("3 of 3");
    expect(html).not.toMatch(/<button|<nav/);
  });
});
