import { type Finding, lightNames } from './light.ts'

/** A check with what it found. */
export type Line = { readonly name: string; readonly finding: Finding | undefined }

/** The whole check as text, to be sent to who can help. */
export const reportOf = (
  lines: readonly Line[],
  { at, site, agent, screen }: { at: string; site: string; agent: string; screen: string },
): string =>
  [
    `环境检测报告 ${at}`,
    `地址：${site}`,
    ...lines.map(({ name, finding }) =>
      finding ? `${name}：${lightNames[finding.light]}，${finding.text}` : `${name}：未检测`,
    ),
    `屏幕：${screen}`,
    `浏览器标识：${agent}`,
  ].join('\n')
