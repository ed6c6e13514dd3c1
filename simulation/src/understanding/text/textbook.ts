/** What stands before any question. */
const courtesy = /^(?:(?:[您你]好|老师好|那|请问一?下?|我?想?问一下|再问)[，,。\s]*)+/

/** Somebody's own: what they have, and not what is known of it. */
const personal =
  /[您你他她我]|孩子|宝宝|家里|以前|平时|最近|现在|昨|今天|上次|当时|后来|这次|这回|大夫|医生|诊所|医院/
/** Wants what only the one who made the case knows. */
const ofTheCase =
  /病例|本题|这题|这道|题目|考点|评分|答案|这站|写哪|帮|提示|查出来|当初|吗[？?\s]*$/

const qualities =
  '(?:典型|常见|主要|首选|临床|特征性|早期|晚期|诊断|治疗)?(?:的)?(?:特点|特征|核心症状|表现|原因|诱因|症状|体征|病因|致病菌|病原体?|并发症|鉴别诊断|诊断标准|诊断依据|诊断要点|治疗原则|治疗方案|治疗措施|手术指征|适应[证症]|禁忌[证症]|发病机制|机制|病理生理|病理|分型|分期|分级|定义|概念|首选药物?|抢救流程|抢救措施|预后|危险因素|好发部位|检查)'
const asksWhat = '(?:是|有|包括|都有|分)?(?:什么|哪些|哪几[个种项]?|几[种期型级])'
const knowledge = new RegExp(`${qualities}${asksWhat}|${asksWhat}${qualities}`)
const quality = new RegExp(qualities, 'g')
const examines = /^(?:请)?(?:简述|试述|叙述|列举|什么是|何为|何谓|什么叫|解释一?下)/
const howTo =
  /(?:怎么|如何|怎样)(?:鉴别|诊断|分期|分型|抢救|区别|区分)[？?。\s]*$|(?:如何|应该怎[么样])(?:治疗|处理|用药)[？?。\s]*$/
const difference = /(?:和|与|跟).{2,12}(?:区别|不同|鉴别)点?(?:是什么|在哪|有哪些|怎么)/

const disease =
  /炎|癌|瘤|综合征|梗死|梗塞|心绞[痛疼]|哮喘|气肿|甲亢|溃疡|结核|休克|衰竭|异位妊娠|宫外孕|卒中|中风|糖尿病|高血压|冠心病|气胸|贫血|慢阻肺|copd|抑郁症|焦虑症/i
const finding = /出血|腹痛|胸痛|头痛|过敏|感染|积液|黄疸|咯血|便血|昏迷|发热/
/** Said of findings by examiners alone. */
const learned = /典型|常见|首选|标准|原则|鉴别|机制|简述|试述|列举|什么是|抢救/

/**
 * Whether a sentence asks what is known of a disease, as an examiner asks a student (心绞痛的典型特点是什么), and not what the patient
 * has: it names one, and nobody whose it is.
 */
export const isTextbook = (text: string): boolean => {
  const sentence = text.replace(courtesy, '')
  if (personal.test(sentence) || ofTheCase.test(sentence)) return false
  const named = sentence.replaceAll(quality, '')
  if (!disease.test(named) && !(finding.test(named) && learned.test(sentence))) return false
  return (
    knowledge.test(sentence) ||
    examines.test(sentence) ||
    howTo.test(sentence) ||
    difference.test(sentence)
  )
}
