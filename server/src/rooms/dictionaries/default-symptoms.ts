import { list, type UsualItem } from './default-lists.ts'

const system = (code: string, name: string, words: string): UsualItem => ({
  code,
  name,
  children: list(words).map((one) => ({ ...one, code: `${code}-${one.code}` })),
})

/** 系统与症状: the symptoms of 诊断学, by the system that they lead to first. */
export const symptoms: readonly UsualItem[] = [
  system(
    'general',
    '全身症状',
    'fever=发热 fatigue=乏力 weight-loss=消瘦 edema=水肿 sweat=盗汗 lymph=淋巴结肿大 shock=休克',
  ),
  system(
    'respiratory',
    '呼吸系统',
    'cough=咳嗽 sputum=咳痰 hemoptysis=咯血 dyspnea=呼吸困难 chest-pain=胸痛 wheeze=喘息 cyanosis=发绀',
  ),
  system(
    'circulatory',
    '循环系统',
    'palpitation=心悸 chest-pain=胸痛 dyspnea=劳力性呼吸困难 syncope=晕厥 edema=下肢水肿 hypertension=血压升高',
  ),
  system(
    'digestive',
    '消化系统',
    'abdominal-pain=腹痛 nausea=恶心与呕吐 diarrhea=腹泻 constipation=便秘 hematemesis=呕血 melena=便血 jaundice=黄疸 dysphagia=吞咽困难 distension=腹胀 heartburn=烧心与反酸',
  ),
  system(
    'urinary',
    '泌尿系统',
    'hematuria=血尿 irritation=尿频尿急尿痛 oliguria=少尿与无尿 polyuria=多尿 retention=尿潴留 incontinence=尿失禁 flank-pain=腰痛',
  ),
  system(
    'blood',
    '血液系统',
    'pallor=面色苍白 bleeding=皮肤黏膜出血 splenomegaly=脾大 bone-pain=骨痛',
  ),
  system(
    'endocrine',
    '内分泌与代谢',
    'thirst=多饮多食 goiter=颈部增粗 obesity=肥胖 tremor=手抖 hirsutism=多毛 hypoglycemia=低血糖发作',
  ),
  system(
    'nervous',
    '神经系统',
    'headache=头痛 dizziness=眩晕 convulsion=抽搐 consciousness=意识障碍 paralysis=肢体无力 numbness=肢体麻木 aphasia=言语障碍',
  ),
  system(
    'locomotor',
    '运动与风湿',
    'joint-pain=关节痛 joint-swelling=关节肿胀 back-pain=腰背痛 limited=活动受限 rash=皮疹与光过敏',
  ),
  system(
    'mental',
    '精神心理',
    'insomnia=失眠 anxiety=焦虑 depression=情绪低落 hallucination=幻觉与妄想 agitation=激越',
  ),
  system(
    'gynecology',
    '妇产科',
    'vaginal-bleeding=阴道流血 amenorrhea=停经 dysmenorrhea=痛经 leucorrhea=白带异常 pelvic-pain=下腹痛 fetal-movement=胎动异常',
  ),
  system(
    'pediatrics',
    '儿科',
    'fever=小儿发热 cough=小儿咳嗽 diarrhea=小儿腹泻 convulsion=小儿惊厥 jaundice=新生儿黄疸 growth=生长发育迟缓',
  ),
  system(
    'surgery',
    '外科',
    'trauma=创伤 mass=体表肿块 breast-mass=乳房肿块 hernia=腹股沟肿物 acute-abdomen=急腹症 burn=烧伤 fracture=肢体畸形',
  ),
  system(
    'ent',
    '眼耳鼻喉',
    'epistaxis=鼻出血 sore-throat=咽痛 hoarseness=声音嘶哑 hearing=听力下降 tinnitus=耳鸣 vision=视力下降 red-eye=眼红',
  ),
]
