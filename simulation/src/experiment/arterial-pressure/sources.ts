const ours = '范围为教学选择'
const manual = '《机能实验学》家兔动脉血压的神经体液调节'
const student = '《神经体液因素对血压心率的影响》学生报告（家兔，节录）'
const report = `报告：${student}`
const goodman = 'Goodman & Gilman, The Pharmacological Basis of Therapeutics（未重读）'
const faris = 'Faris 等 1980, J Physiol 298:321（兔，摘要）颈动脉窦反射范围 57 mmHg、增益 1.1'
const chalmers =
  '论文：Chalmers, Korner & White 1967, J Physiol 189:367（兔，失血 26 %，摘要）血压略低数小时、心率加快'

/** Where the field says what is expected of a rabbit’s pressure; the kinds are those of `docs/experiments.md`. */
export const sources = {
  pressure: `${report}110/86 mmHg；方向：${manual}`,
  rate: `${report}350 次/分`,
  pulse: `${report}110/86；wabbitwiki.com "Basic biological data"（百科，节录）90～130/60～90 mmHg`,
  occlusion: `${report}110/86 → 122/90；徐州医学院学报 2010（夹闭家兔一侧颈总动脉，摘要）以压力感受性反射为主，破坏颈动脉窦后明显减弱；${faris}`,
  occlusionRate: `${report}350 → 372 次/分`,
  traction: `方向：${manual}；${faris}；${ours}`,
  vagalRate: `${report}340 → 20 次/分`,
  vagalPressure: `${report}106/84 → 96/30，平均压 0.57`,
  cutVagus: `方向：${manual}；${ours}`,
  depressor:
    '论文："Baroreflex responses to electrical stimulation of aortic depressor nerve in conscious SHR" 2007, Am J Physiol 292:H593（正常血压大鼠，摘要）90 Hz 时 −38 ± 3 mmHg、−133 ± 13 次/分；"Continuous and intermittent electrical stimulation of the aortic depressor nerve in conscious rats"（30 Hz，摘要）平均压 −22 %；《机能实验学》家兔动脉血压的神经体液调节',
  peripheral: `方向：${manual}，外周端无效；${ours}`,
  noradrenaline: `方向：${goodman}；Uccello 2020, University of Guelph（异氟烷麻醉兔，摘要）0.5～1 µg/(kg·min) 依剂量升压；${ours}`,
  noradrenalineRate: `方向：${student}减慢；${ours}`,
  adrenaline: `方向：${goodman}；${ours}`,
  acetylcholine: `方向：${goodman}；${ours}`,
  blocked: `方向：${goodman}，阿托品阻断；${ours}`,
  reversal: `方向：H. H. Dale 1906, J Physiol 34:163（未重读）；${goodman}；${ours}`,
  alphaBlocked: `方向：${goodman}，酚妥拉明阻断；${ours}`,
  bled: `${chalmers}；Brooks, Quesnell, Kane & Keil（清醒兔，摘要）失血 38 % 前血压不降；教材：Korner 1971, Physiol Rev 51:312`,
  bledRate: chalmers,
} as const
