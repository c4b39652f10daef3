import { barChartModel } from "../charts/bar-chart-model.server.ts";
import { donutChartModel } from "../charts/donut-chart-model.server.ts";
import { lineChartModel } from "../charts/line-chart-model.server.ts";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"];
const policies = [14210, 15480, 17920, 18640, 21305, 23118];
const revenue = [98, 108, 126, 131, 149, 162];
const year = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** The gallery's loader calls this: charts are reckoned on the server. */
export function galleryCharts() {
  return {
    policies: barChartModel({
      title: "New policies a month, January to June",
      heads: ["Month", "Policies"],
      points: months.map((label, index) => ({ label, value: policies[index] ?? 0 })),
    }),
    year: barChartModel({
      title: "Applications a month, 2026",
      heads: ["Month", "Applications"],
      points: year.map((label, index) => ({ label, value: 1200 + ((index * 7) % 12) * 310 })),
    }),
    revenue: lineChartModel({
      title: "Revenue in lakh rupees, January to June",
      heads: ["Month", "₹ lakh"],
      points: months.map((label, index) => ({ label, value: revenue[index] ?? 0 })),
    }),
    plans: donutChartModel({
      title: "Plans",
      heads: ["Plan", "Policies", "Revenue", "Share"],
      parts: [
        { label: "Basic", value: 44844, more: ["₹134 lakh"] },
        { label: "Premium", value: 38616, more: ["₹309 lakh"] },
        { label: "Family", value: 24913, more: ["₹249 lakh"] },
        { label: "Senior", value: 16194, more: ["₹194 lakh"] },
      ],
    }),
  };
}
