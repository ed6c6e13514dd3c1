const herrera = 'Herrera 等 LabTutor 报告 "Frog Nerve"（节录）'
const pipiens = '"Compound Action Potential Lab Report"（豹蛙，节录）'
const oregon = 'Western Oregon BI 336 "Compound Action Potentials"（节录）'
const asymmetry = '《蟾蜍坐骨神经干两相波形不对称的研究》（麻醉阻滞单相记录，摘要）'

/** Where the field says what is expected of a frog’s nerve; the kinds are those of `docs/experiments.md`. */
export const sources = {
  threshold: `报告：${herrera}0.13 V；${pipiens}0.07 V；${oregon}0.05～0.10 V 之间`,
  maximal: `报告：${pipiens}0.17 V；${oregon}0.2～0.3 V 后不再增大`,
  height: `报告：${oregon}最大 3.5～3.7 mV；上限为教学选择`,
  secondPhase: `方向：${asymmetry}两相不对称；《机能实验学》第二相低于第一相，范围为教学选择`,
  velocity: `报告：${oregon}4 mm/0.3 ms = 13 m/s；《神经干动作电位的引导和观察》（节录）15.2 m/s；《蛙神经干动作电位传导速度测定》（节录）52.7 m/s；教材：Erlanger & Gasser 1937`,
  firstPhase: '教材：《生理学》锋电位 0.5～2.0 ms',
  absolute: `报告：${herrera}1.3 ms 起消失、1.8 ms 起变小；教材：《机能实验学》1～2 ms`,
  recovered: `教材：《机能实验学》相对不应期至 3～5 ms；报告：${herrera}4.0 ms 时完整`,
  crushed: '教材：《机能实验学》两极之间夹伤后为单相',
  monophasic: `方向：${asymmetry}去除两相叠加后第一相不减小，范围为教学选择`,
  procaine:
    '方向：姚建亮、王照宇 2010, 卫生职业教育 14 期（牛蛙，2 % 利多卡因滤纸，摘要）幅度与速度显著降低；《机能实验学》2 % 普鲁卡因使双相变为单相，范围为教学选择',
  cooled: `报告：${oregon}冷却后 13.3 → 10 m/s（0.75）；教材：Hutchinson, Koles & Smith 1970, Q10 1.5～1.8`,
} as const
