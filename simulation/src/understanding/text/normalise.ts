import { toStandard } from './dialect.ts'
import { simplify } from './script.ts'

/** No question is longer; what comes after is not read. */
const longest = 500

const ends = '。'
const pauses = '，'

const hesitation = '(?:呃+|额+|那个|这个|就是说?|诶|哎)'

// After a clause of its own 嗯 says that it was heard.
const hesitating = new RegExp(
  `(?<!好|[吗呢了])，${hesitation}，|(?<!好|[吗呢了]|\\p{Script=Han}{4})，嗯+，|^(?:嗯+|${hesitation})，`,
  'gu',
)

const marks: readonly (readonly [RegExp, string])[] = [
  // 1. 胸闷是持续的吗 2. …: the numbers of a list.
  [
    /(?<=^|[\n\r。?!;:])\s*\(?(?:\d{1,2}|[一二三四五六七八九十])[.、)](?![\d一二三四五六七八九十])\s*/g,
    '\n',
  ],
  [/[?!;。？！；…\n\r]+/g, ends],
  [/[,，:：]+/g, pauses],
  [/[、]+/g, '、'],
  // A breath is no pause between questions (有没有那个……发烧), a space between words is one (发烧没 咳嗽没).
  [/\.{2,}/g, ''],
  [/(?<=[\p{Script=Han}]{2})\s+(?=[\p{Script=Han}]{2})/gu, pauses],
  // 奶奶好～今天怎么了: a drawn-out end is a pause; 两～三天 is none.
  [/(?<=\p{Script=Han})(?<![一二两三四五六七八九十几])~+(?=\p{Script=Han})/gu, pauses],
  // Quotes, brackets and signs say nothing here; symbols and pictures neither.
  [/[“”"'‘’「」『』《》【】()[\]{}~·`^_|\\]+/g, ''],
  [/[\p{C}\p{So}\p{Sk}\p{M}]+/gu, ''],
]

// The same thing said or typed otherwise, brought to one form before anything is looked up.
const spellings: readonly (readonly [RegExp, string])[] = [
  [/哪儿/g, '哪里'],
  [/(?<=[这那])儿/g, '里'],
  // 儿化, but not where 儿 means a child.
  [/(?<![女婴胎幼小少患生])儿(?![子科童媳女])/g, ''],
  [/你们|您们|你/g, '您'],
  // 发烧么 asks; 什么 and 怎么 at the end of a clause stay what they are.
  [/(?:(?<![什怎这那多要])么|[嘛麽])(?=$|[。，])/g, '吗'],
  [/木有|冇|(?<!得)没得|莫得|么有/g, '没有'],
  [/有无|是否有/g, '有没有'],
  [/是否/g, '是不是'],
  [/能否|可否/g, '能不能'],
  [/啥子|啥|撒子|么子/g, '什么'],
  [/咋样/g, '怎么样'],
  [/咋个?|啷个/g, '怎么'],
  [/时侯/g, '时候'],
  [/成型/g, '成形'],
  [/(?<=[^这那哪从])里[面头]/g, '里'],
  [/(?<=[尿痰便涕奶])中(?=[有带见])/g, '里'],
  [/哪里头|哪疙瘩|哪块(?!肌)/g, '哪里'],
  [/怎样|如何/g, '怎么样'],
  [/多长时间|多少时间|好长时间/g, '多久'],
  [/痛/g, '疼'],
  [/瞧病|瞅病/g, '看病'],
  [/脑仁|脑瓜子?|脑壳/g, '脑袋'],
  [/身子骨|身板/g, '身体'],
  [/爹妈|爹娘|二老|双亲/g, '父母'],
  [/感觉到|感觉|感到/g, '觉得'],
  [/平常|平日里?|往常|日常/g, '平时'],
  [/既往|(?<![昏晕厥睡死背熬挺])过去(?!了)|曾经|从前|以往/g, '以前'],
  [/目前|当前|这会儿|眼下|此刻/g, '现在'],
  [/近来|近期|近段时间|这段时间|这阵子|这些天|近几天/g, '最近'],
  [/夜里头?|夜间|半夜/g, '晚上'],
  [/早晨|清晨/g, '早上'],
  [/大夫|医师/g, '医生'],
  [/宝宝|小孩子?|小朋友|娃娃|娃儿|娃|小家伙/g, '孩子'],
  [/药物|药品/g, '药'],
  [/服用|口服(?!液)/g, '吃'],
  [/饮酒/g, '喝酒'],
  [/吸烟/g, '抽烟'],
  [/疾病/g, '病'],
  [/父母亲/g, '父母'],
  [/父亲/g, '爸爸'],
  [/母亲/g, '妈妈'],
  [/其它|别的/g, '其他'],
  [/曾?经?患有?过/g, '得过'],
  // 疼不疼, 有没有, 舒不舒服: the question by repeating is the verb with a question mark.
  [/(..)(?:不|没)\1(?=$|[。，])/g, '$1吗'],
  [/(.)(?:不|没)\1(?=$|[。，])/g, '$1吗'],
  [/(..)(?:不|没)\1/g, '$1'],
  [/(.)(?:不|没)\1/g, '$1'],
  [/(.)\1{2,}/g, '$1'],
]

const asking =
  /(.{1,2})(?:不|没)\1|[吗呢]|还是|有无|是否|什么|怎么|哪|几|多少|多[少久大长重高深远粗]|谁|[没不]有?$/

/** A text as it is understood: full-width and traditional forms folded, signs reduced to 。，、, at most 500 code points. */
export const normalise = (text: string): string => {
  let out = simplify([...text.normalize('NFKC').toLowerCase()].slice(0, longest).join(''))
  for (const [from, to] of marks) out = out.replaceAll(from, to)
  return out
    .replaceAll(/(?<=[^a-z0-9])\s+|\s+(?=[^a-z0-9])/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(hesitating, '')
    .trim()
}

/** True when a clause asks rather than tells, by its form. */
export const isAsked = (clause: string): boolean => asking.test(clause)

const surnames =
  '赵钱孙李周吴郑王冯陈蒋沈韩杨朱秦许何吕张孔曹严金魏姜谢邹章苏潘葛范彭鲁韦马苗方俞任袁柳史唐费薛雷贺倪汤罗毕郝安常于傅卞齐伍余卜顾孟黄萧尹姚邵汪毛戴宋庞熊纪舒项祝董梁杜阮蓝闵季贾江童颜郭梅林钟徐邱骆高夏蔡田樊胡凌霍万柯卢莫房解应丁邓洪包石崔龚程陆蒲刘叶'
/** One name stands for all of them: 您是何国忠先生吗. */
const named = new RegExp(
  `(?<=(?:是|叫))[${surnames}][\\p{Script=Han}]{1,2}(?=先生|女士|小姐|同学)`,
  'u',
)

const leading =
  /^(?:请问一下|请问|麻烦问一下|麻烦问下|我想问一下|我想问问|想问一下|问一下|那么|那(?![个次回种样边年天会阵段时里些几]|一[次回种边年天阵段时])|嗯+|哦+|呃+|额+|好的?，|然后|另外|还有就是|具体|大概|就是说|请告诉我|能告诉我|您能告诉我|您能说说|能说说|您能不能说说|您知道(?!自己|今天|现在|[这那]是|这里|我)|就是|再问一下|我再问一下|对了|您看|您看看|我问您|跟您打听一下|老实说|说一下|再请问)[，]?/
const afterthought =
  /(?<=.{2,})(?:您?还?(?:记得|知道)吗|(?:您|还|您还)清楚吗|可以描述一?下?吗|能描述一?下?吗|能说说吗|您知道吗)$/
const trailing = /[啊呀呢哦哈哟噢喔哒咯嘞呗，、。 ]+$/

/** A text with dialect, pronouns and questions by repeating brought to one spelling. */
export const unifySpelling = (text: string): string => {
  let out = toStandard(text)
  for (const [from, to] of spellings) out = out.replaceAll(from, to)
  return out
}

/** A clause in the one form in which it is compared: courtesy and particles gone, questions by repeating resolved. */
export const plain = (clause: string): string => {
  let out = unifySpelling(clause).replace(named, '张伟')
  let before = ''
  while (before !== out && out.length > 2) {
    before = out
    const next = out.replace(leading, '').replace(trailing, '').replace(afterthought, '')
    if (next.length > 0) out = next
  }
  return out.length > 2 ? out.replace(/(?:没有|没|不)$/, '吗') : out
}
