import type { Finding } from './source';

/** An old offence that is allowed to stay for a written reason; it may shrink, never grow. */
export interface Allowance {
  rule: string;
  file: string;
  /** For a length rule the lines of the longest offender, for the others the number of offences. */
  size: number;
  reason: string;
}

function about(findings: Finding[], entry: { rule: string; file: string }): Finding[] {
  return findings.filter((finding) => finding.rule === entry.rule && finding.file === entry.file);
}

function sizeOf(findings: Finding[]): number {
  const lines = findings.map((finding) => Number(/(\d+) lines$/.exec(finding.what)?.[1] ?? 0));
  return Math.max(findings.length, ...lines);
}

/** The findings that no allowance covers, one line each. */
export function offences(findings: Finding[], allowances: Allowance[]): string[] {
  const covered = allowances.filter((allowance) => sizeOf(about(findings, allowance)) <= allowance.size);
  return findings
    .filter((finding) => !covered.some((allowance) => about([finding], allowance).length > 0))
    .map((finding) => `${finding.file}:${finding.line} ${finding.rule}: ${finding.what}`);
}

/** What is wrong with the allowances themselves: no reason, or wider than what they allow for. */
export function slack(findings: Finding[], allowances: Allowance[]): string[] {
  return allowances.flatMap((allowance) => {
    const place = `${allowance.rule} ${allowance.file}`;
    const size = sizeOf(about(findings, allowance));
    const complaints: string[] = [];
    if (allowance.reason.trim().length < 20) complaints.push(`${place}: gives no reason`);
    if (size < allowance.size) complaints.push(`${place}: lower it from ${allowance.size} to ${size}`);
    return complaints;
  });
}
