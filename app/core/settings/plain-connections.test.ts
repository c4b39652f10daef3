import { describe, expect, test } from "vitest";
import { plainConnections } from "./plain-connections.ts";

describe("ASVS 12.3.1: production speaks to no other machine in the clear", () => {
  test.each([
    ["DATABASE_URL", "postgres://u:p@db.example.org/s"],
    ["DATABASE_URL", "postgres://u:p@db.example.org/s?sslmode=disable"],
    ["DATABASE_URL", "postgres://u:p@db.example.org/s?sslmode=prefer"],
    ["DATABASE_URL", "postgres://u:p@db.example.org/s?sslmode=no-verify"],
    ["DATABASE_DIRECT_URL", "postgresql://u:p@10.0.0.7:5432/s?sslmode=require&uselibpqcompat=true"],
    ["SMS_GATEWAY_URL", "http://sms.example.org/send"],
    ["PAYMENT_GATEWAY_URL", "http://pay.example.org"],
    ["S3_ENDPOINT", "http://store:9000"],
    ["BACKUP_ENDPOINT", "http://127.0.0.1.example.org"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "http://collector.example.org:4318"],
  ])("%s=%s is refused, with the way on and without its password", (name, address) => {
    const [said = "", ...more] = plainConnections({ [name]: address });
    expect(said).toMatch(new RegExp(`^${name} would send .* unencrypted: .*PLAIN_HOSTS`));
    expect(said).not.toContain("u:p");
    expect(more).toEqual([]);
  });

  test.each([
    ["DATABASE_URL", "postgres://u:p@db.example.org/s?sslmode=verify-full"],
    ["DATABASE_URL", "postgres://u:p@db.example.org/s?sslmode=require"],
    ["DATABASE_URL", "postgres://u:p@127.0.0.1:5432/s"],
    ["DATABASE_URL", "postgres://u:p@localhost/s"],
    ["DATABASE_DIRECT_URL", "postgres:///s?host=/run/postgresql"],
    ["SMS_GATEWAY_URL", "https://sms.example.org/send"],
    ["S3_ENDPOINT", "http://[::1]:9000"],
  ])("%s=%s is taken", (name, address) => {
    expect(plainConnections({ [name]: address })).toEqual([]);
  });

  test("hosts of the operator's own network are named one by one", () => {
    const given = { DATABASE_URL: "postgres://u:p@postgres/s", S3_ENDPOINT: "http://store:9000" };
    expect(plainConnections({ ...given, PLAIN_HOSTS: "postgres, Store" })).toEqual([]);
    expect(plainConnections({ ...given, PLAIN_HOSTS: "postgres" })).toHaveLength(1);
  });
});
