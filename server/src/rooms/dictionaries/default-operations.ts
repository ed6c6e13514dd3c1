import { vocabularies } from '@xinglin/contract/dictionaries'
import { list, type UsualItem } from './default-lists.ts'

/**
 * The words of operations. Contraindications, positions and anaesthesia follow the standards of residents’ training
 * (住院医师规范化培训) for the four punctures, catheterisation and blood sampling; to be reviewed by a school’s experts like all
 * medical content.
 */
export const operationWords: Readonly<Record<number, readonly UsualItem[]>> = {
  [vocabularies.operation.type]: list(`
    thoracentesis=胸腔穿刺术 abdominocentesis=腹腔穿刺术 lumbar-puncture=腰椎穿刺术 bone-marrow=骨髓穿刺术
    catheterization=导尿术 gastric-tube=胃管置入术 venipuncture=静脉采血 arterial-blood-gas=动脉血气采集
    intravenous=静脉输液 injection=肌内注射 cpr=成人心肺复苏 intubation=气管插管术 defibrillation=电除颤
    suture=清创缝合术 dressing=换药 aseptic=穿脱手术衣与戴无菌手套`),
  [vocabularies.purpose.type]: list(`
    diagnose=明确积液性质(诊断性) relieve=抽液减压(治疗性) inject=腔内给药 exhaust=排气 specimen=留取标本送检
    monitor=监测病情 teach=教学示教`),
  [vocabularies.contraindication.type]: list(`
    none=无 coagulation=出凝血功能障碍未纠正 skin-infection=穿刺部位皮肤感染 uncooperative=不能合作
    hemoptysis=大量咯血/严重肺气肿 anesthetic-allergy=局麻药过敏且未备替代 intracranial=颅内压明显增高或脑疝先兆
    unstable=休克或生命体征不稳定 hepatic-coma=肝性脑病先兆 pregnancy=妊娠晚期(腹腔穿刺) flatulence=明显肠胀气或广泛肠粘连(腹腔穿刺)
    hydatid=包虫病 hemophilia=血友病(骨髓穿刺) urethral-injury=尿道损伤或急性尿道炎(导尿) collateral-poor=侧支循环不良(桡动脉穿刺)`),
  [vocabularies.pose.type]: list(`
    sit-chair=坐位(面向椅背，双前臂置椅背，前额伏于前臂) semi-recumbent=半卧位(患侧前臂上举抱枕) supine=仰卧位 prone=俯卧位
    lateral=侧卧位(患侧在上) lateral-curled=侧卧抱膝位(背部垂直床面) left-lateral=左侧卧位 lithotomy=屈膝外展位
    sit=坐位 trendelenburg=头低足高位`),
  [vocabularies.anesthesia.type]: list(`
    lidocaine=2%利多卡因逐层浸润 procaine=1%普鲁卡因(需皮试) periosteum=2%利多卡因浸润至骨膜 topical=表面麻醉
    sedation=静脉镇静 none=无需麻醉`),
  [vocabularies.shape.type]: list(
    'free=游离性 encapsulated=包裹性 septated=分隔性 interlobar=叶间积液',
  ),
  [vocabularies.effusionColor.type]: list(`
    clear=无色透明 straw=淡黄清亮 turbid=淡黄浑浊 bloody=血性 chylous=乳糜样 purulent=脓性 bile=胆汁样 coffee=咖啡色`),
  [vocabularies.effusionLevel.type]: list(
    'small=少量(<500mL) medium=中量(500–1000mL) large=大量(>1000mL)',
  ),
}
