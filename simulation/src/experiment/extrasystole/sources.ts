const toads = '《离子与药物对离体蟾蜍心脏活动的影响》（Straub 法，各组均数，摘要）'
const lesson = '《期前收缩和代偿间歇》实验指导（BL-410，节录）'

/** Where the field says what is expected of a frog’s heart in the chest; the kinds are those of `docs/experiments.md`. */
export const sources = {
  rate: `报告：${toads}44.9～51.1 次/分`,
  height: `报告：${toads}收缩末减舒张末 2.5～4.3 g；上限为教学选择`,
  refractory: `教材：《生理学》有效不应期；${lesson}收缩期和舒张早期任何强度都无效`,
  compensated: `教材：《生理学》窦性节律不受室性期前收缩影响，故恰为两个周期；${lesson}窦性兴奋脱失一次`,
  early:
    '方向：《生理学》小于正常；"Postextrasystolic potentiation in the isolated rat heart"（大鼠，摘要）期前一搏减小与其后一搏增大相抵，范围为教学选择',
  potentiated:
    '方向：Hoffman, Bindler & Suckling 1956（未重读）；"Post-extrasystolic Potentiation: Link between Ca²⁺ Homeostasis and Heart Failure?" Arrhythm Electrophysiol Rev（节录）O. Langendorff 1885 起即知其增强，范围为教学选择',
  late: '方向："Postextrasystolic potentiation in the isolated rat heart"（大鼠，摘要）越早越小，成直线；范围为教学选择',
  vagus:
    '方向：Ko 2012 实验报告 "Extrasystoles and the Effects of Vagal Stimulation"（牛蛙，节录）心动过缓后有迷走脱逸；《机能实验学》减慢或停搏，范围为教学选择',
  afterVagus: '方向：《机能实验学》停止刺激后恢复，范围为教学选择',
  stannius:
    '方向：biologydiscussion.com "Origin of the Frog Heart Beat"（节录）数秒内以较慢节律恢复；司子林等（济宁医学院，蟾蜍，节录）恢复率低且所需时间长，范围为教学选择',
  junction:
    '方向：H. Stannius 1852；biologydiscussion.com "Origin of the Frog Heart Beat"（节录）静脉窦、心房、心室依次减慢；H. Laurens 1915, Proc Soc Exp Biol Med 13:103（龟，摘要）房室漏斗自成节律；范围为教学选择',
} as const
