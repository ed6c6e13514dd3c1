const split = (words: string): string[] => words.split(' ')

const subjects = split(
  '心电图 胸痛 急腹症 肺炎 哮喘 高血压 糖尿病 甲亢 贫血 白血病 淋巴瘤 肾炎 尿毒症 尿路感染 肝硬化 胰腺炎 胃溃疡 肠梗阻 阑尾炎 胆石症 疝气 骨折 关节炎 腰椎间盘 颅脑损伤 脑卒中 癫痫 帕金森 头痛 眩晕 抑郁 焦虑 失眠 谵妄 麻疹 水痘 手足口病 结核 乙肝 艾滋病 新生儿黄疸 早产儿 川崎病 惊厥 先心病 妊娠高血压 前置胎盘 产后出血 子宫肌瘤 宫颈癌 乳腺癌 肺癌 胃癌 肠癌 肝癌 烧伤 休克 中毒 溺水 心肺复苏 气管插管 深静脉穿刺 胸腔穿刺 腹腔穿刺 腰椎穿刺 骨髓穿刺 导尿 胃管 吸痰 氧疗 雾化 输血 静脉输液 皮下注射 无菌术 手卫生 换药 缝合 石膏固定 血气分析 血常规 尿常规 凝血 电解质 影像判读 超声 病历书写 问诊技巧',
)
const aspects = split(
  '的评估 的诊断 的鉴别诊断 的治疗原则 的急救流程 的护理要点 的并发症 的用药安全 的影像学表现 的实验室检查 的病例讨论 的操作规范 的考核标准 的健康教育 的康复 的预防 的围术期管理 的随访 的沟通要点 的团队配合 的常见误区 的指南解读 的循证进展 的模拟训练',
)
const forms = split(
  '入门 提高 精讲 实训 案例课 系列一 系列二 系列三 基础篇 进阶篇 护理版 全科版 规培版 考前班 小班课 公开课 双语版 查房版 急诊版 儿科版 老年版 社区版 手术室版 重症版 门诊版 病房版 复训 补充 习题课 讨论课 床旁版 夜班版 实习版 见习版 师资版 竞赛版 英文版 速成版 回顾版 图解版 问答版 误区版 新版 旧版 合集 导学 串讲 模拟 真题 冲刺 巩固 专题',
)

/** The name of the course of a number; 88 × 24 × 52 of them are different. */
export const courseName = (i: number): string => {
  const subject = subjects[i % subjects.length] ?? ''
  const aspect = aspects[Math.floor(i / subjects.length) % aspects.length] ?? ''
  const form = forms[Math.floor(i / subjects.length / aspects.length) % forms.length] ?? ''
  return `${subject}${aspect}（${form}）`
}

/** Tags of a course. */
export const tagsOf = (i: number): string[] => [subjects[i % subjects.length] ?? '']

const surnames = [
  ...'赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜戚谢邹喻柏水窦章云苏潘葛奚范彭郎鲁韦昌马苗凤花方俞任袁柳唐罗薛雷贺倪汤滕殷毕郝安常乐于时傅皮齐康伍余元顾孟黄穆萧尹',
]
const given = [
  ...'安柏晨丹恩帆歌涵嘉珂兰明宁鹏琪然思桐婉西阳泽博昌达峰冠航杰凯磊铭楠清瑞松涛伟翔宇志',
]

/** The name of the person of a number. */
export const personName = (i: number): string => {
  const first = given[Math.floor(i / surnames.length) % given.length] ?? ''
  const second = given[Math.floor(i / surnames.length / given.length) % given.length] ?? ''
  return `${surnames[i % surnames.length]}${first}${second}`
}
