const lord = '论文：Lord, Boswood & Petrie 2010, Vet Rec 167:961（46 只兔，摘要）'
const kour = 'Kour, Ahmed & Aarif 2013, J Stress Physiol Biochem 9:242（新西兰兔，摘要）'
const stages =
  '《高钾血症的临床表现》xywy 医师文章（人，节录）>5.5～6.5 T 高尖，>7～8 P 渐消失、QRS 渐宽、QT 缩短，>9～10 正弦波、室颤'
const progression =
  'grepmed "Hyperkalemia ECG progression" 表（人，节录）6.5～7.0 P 变小，7～8 P 消失而 QRS 增宽，10～12 室颤停搏'
const donaldson =
  'Donaldson, Nashat, Noble & Taggart 1984, J Physiol 353:393（犬，摘要）5.9 ± 1.5 mmol/L 时传导时间不变，8.8 ± 1.3 时延长'
const grades = `报告：${stages}`
const table = `报告：${progression}`
const ours = '范围为教学选择'

/** Where the field says what is expected of a rabbit’s electrocardiogram; the kinds are those of `docs/experiments.md`. */
export const sources = {
  rate: `${lord}198～330；${kour}204`,
  qrs: `${lord}20～60 ms；${kour}50 ms`,
  qt: `${lord}80～160 ms；${kour}130 ms`,
  r: `${lord}0.03～0.39 mV；${kour}0.19 mV`,
  t: `${lord}0.05～0.17 mV；${kour}0.14 mV`,
  p: `${lord}0.04～0.12 mV；${kour}0.05 mV`,
  potassium: '教材：Harkness & Wagner, The Biology and Medicine of Rabbits 1995，3.6～6.9 mmol/L',
  raised: '教材：《病理生理学》（第 3 版，节录）正常 3.5～5.5 mmol/L，更高为高钾血症',
  peaked: `方向：${stages}；El-Said 等（犬，摘要）T 增高、P 减小；${ours}`,
  narrow: `方向：${stages}；${ours}`,
  shortened: `方向：${stages}；${ours}`,
  moderate: table,
  moderateP: `方向：${progression}；${ours}`,
  moderateQrs: `方向：${progression}；${donaldson}；${ours}`,
  severe: `${grades}；scilit 7abdced0（马，摘要）8.0～10.1 mmol/L 有严重毒性`,
  severeP: `方向：${stages}；${progression}；${ours}`,
  severeQrs: `方向：${stages}；${donaldson}；${ours}`,
  slowed:
    '方向：《病理生理学》自律性降低；"The diagnosis of hyperkalemia induced by potassium chloride in experimental rabbits"（摘要）心率与血钾相关差（r 0.53），范围为教学选择',
  rescued:
    '方向：AccessEmergencyMedicine "Hyperkalemia"（节录）钙稳定心肌而不降血钾；Weidmann 1955（未重读），范围为教学选择',
  arrested: `${table}；《家兔高钾血症及抢救》实验报告：室颤、停搏`,
  insulin:
    '论文：Blumberg 等 1988, Am J Med 85:507（人，摘要）5 mU/(kg·min) 一小时 5.62 → 4.70（0.92）；PLoS ONE 2017, e0172961（人，摘要）10 U 降 1.18 ± 1.01 mmol/L',
  flattened:
    '方向：El-Said 等 "Electrocardiographic Findings in Healthy, Hypokalemic and Hyperkalemic Dogs"（犬，摘要）低钾时 T 低平，范围为教学选择',
  citrate:
    '论文：Fukuda 等 2006, J Toxicol Sci 31:229（大鼠，摘要）5 mmol/(kg·h) 时离子钙 0.29 mmol/L，为对照的 0.2；"The effect of intravenously injected citrate on the serum ionized calcium in the rabbit"（摘要）只有快速推注才降，5 min 内恢复',
  citrateQt:
    '论文：Davis 等 1995, Br Heart J 73:523（人，摘要）离子钙 1.18 → 0.98，QaTc 0.309 → 0.343（1.11）；上限为教学选择',
} as const
