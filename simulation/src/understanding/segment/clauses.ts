import { isAsked } from '../text/normalise.ts'

/** At most so many clauses of a text are read; five hundred signs could hold two hundred. */
const most = 12
/** Of them so many greet or say who one is, before something is summed up. */
const maxOpenings = 3

const context =
  /^(?:[您你]?刚[才刚]?[您你]?|[您你]之前|[您你]前面|[您你])(?:也|还)?(?:说|提到|讲|谈到)/
const confirmation =
  /(?:对吗|对吧|是吗|是吧|是这样的?吗|是这样的?吧|对不对|没错吧|没错|这样对吗|是不是这样|我说[的得]对吗)$/
const subordinate =
  /(?:时候|之后|以后|之前|以前|以来|以外|之外|的话|方面|期间|情况下|前提下|开始到现在|后|时|除了.*|比如|比如说|例如|包括|像|^.{1,5}呢)$|^(?:除了|如果|要是|假如|比如|例如|当|关于|根据|由于|因为|从您的情况看|为了)/
/** Says itself that it sums up, whether or not it ends in a question. */
const recapping =
  /^.{0,10}(?:小结|总结|归纳|归拢|复一遍|捋一|串一串|理一理|梳理|我(?:再|来|先|给您)?复述|核对一下|核实一下|我把.{1,8}说一遍|说一下我听到的|照[您你]说的)/
const least = 3
const agreed =
  /(?:对吗|对吧|对不对|正确吗|遗漏|出入|没错|说错|记错|漏了|打断我|落下|差什么|对得上|是这样的?吗|是吗|是否一致)/

/** True of a sentence that says itself that it sums up, and then does so in several clauses. */
export const isRecap = (sentence: string): boolean =>
  recapping.test(sentence) && sentence.split('，').length >= least

const reciting = /^(?:您|所以|那|也就|就是|我|综|总|小结|归纳)/
const agreeing =
  /^(?:对吗|对吧|是吗|是吧|是这样的?吗|是这样的?吧|对不对|没错吧|没错|对|是|是这样|我说[的得]对吗)$/

/** A told sentence of several clauses that ends in whether it is right sums up what was heard. */
export const isRecital = (clause: string): boolean => {
  if (isRecap(clause)) return true
  const pieces = clause.split('，')
  const statements = pieces.slice(0, -1)
  if (!agreeing.test(pieces.at(-1) ?? '')) return false
  return statements.length >= (reciting.test(clause) ? 2 : 3) && !isAsked(statements.join('，'))
}

const greeting =
  /^(?:[\p{Script=Han}]{0,4})(?:您好|你好|早上好|上午好|中午好|下午好|晚上好)(?=，)|^(?:(?!.{0,3}[对给祝让跟看听等叫])[\p{Script=Han}]{0,4})[您你]好(?:[呀啊哦呢]|[您你]好)?(?=，|[^，。好呀啊哦呢吗像多些点一转没了受起几久不孕运吃睡端])/u
/** Says who one is, and goes on with something else (我是骨科的小王，哪里疼). */
const introduction =
  /(?<=^|[，。])(?:(?:我叫|我姓|叫我)\p{Script=Han}{1,4}|姓(?!名)\p{Script=Han}{1,2}|我是[^，。]{0,14}(?:医生|大夫|医师|护士|学生|实习生?的?|规培生?|[小老]\p{Script=Han}{1,2}|[姓叫]\p{Script=Han}{1,3}))，(?=.{2})/gu
const people =
  '大爷|大妈|大叔|阿姨|叔叔|奶奶|爷爷|先生|女士|小姐|老人家|小朋友|大姐|大哥|宝妈|师傅|同志|老师|大娘|老伯|伯伯|婆婆|姑娘|小伙子'
/** Greets somebody by what they are, and goes on (奶奶好我是小李). */
const hailing = new RegExp(
  `^(?:${people}|叔|姐|哥|妈妈|爸爸|家长|同学)们?好[呀啊哦呢]?(?=，|我|[您你](?!好))`,
  'u',
)
const vocative = new RegExp(
  `^(?:${people}|\\p{Script=Han}{1,2}(?:先生|女士|阿姨|师傅|大爷|奶奶|同学|大妈|叔叔))$`,
  'u',
)
const courtesy =
  /^(?:嗯+|哦+|好|好的|行|对|是的|那|那么|请问|麻烦您|麻烦|不好意思|这样|然后|还有|另外|最后|首先|接下来|再|谢谢|谢谢您|好吧|没关系|明白了?|知道了?|我知道了|了解了?|我想问一下|问一下|我问您|来|您看|您说|(?:如果|要是|假如)有(?:的话)?|有的话)$/

/** Says that an answer was heard (头晕我记下了，那…). */
const noted =
  /(?:了解|记下|记住|记|知道|清楚|明白|看到|听到|注意到)了?$|^.{1,8}(?:这个|的情况|的事)?我(?:都|也)?(?:了解|记|知道|清楚|明白)/
/** Between what was heard and what is asked now (肚脐周围疼，嗯，吐了没有). */
const heardSo = /^(?:嗯+|哦+|好|好的|行|明白了?|知道了?|我知道了|了解了?|清楚了?|记下了|好吧|是的)$/

/** Between questions that are strung together as if they were terms (孩子多大、体重多少；饭吃得下不、瘦没). */
const severalAsked =
  /(?<=多大|多少|多久|几[岁次天个]|怎么样|什么[药病]|吗|[^，。、][不没么]|\1[不没](.))、/g
/** After a question by repeating that has no object, where the next begins without a sign (红不红肿不肿). */
const repeated =
  /(?<=\1[不没]([疼痛痒红肿热冷凉胀酸麻闷喘晕渴累困硬软急勤紧多大准粗重黑黄慌]))(?![，。、吗呢么啊呀嘛了的得过还都也气张车血])(?=[^，。、]*(?:[不没吗么](?:$|[，。、])|(.)[不没]\2|有没有))/g
/** Where one question has ended and the next begins without a sign (发烧几天了还有没有咳嗽). */
const runOn =
  /(?<=[^，。]{2}(?:吗|(?<![这前近好那上])几[天年次个回岁月周]了?|多久了?|多少[度次斤]?了?|怎么样|什么样))(?=(?:还|另外)?(?:有没有|有无|是不是|是否|会不会|能不能))/g
/** Between two things that were or were not done, each with its object (做过什么检查或者吃过什么药吗): two questions. */
const doneOr =
  /(?<=(?:过|有|做|吃|得)[^，。过]{2,})，?(?:或者|或是|或|以及|还是|和)(?:有没有|曾经?)?(?=(?:[做吃得住打用输看去开动受服有]|接触|在[^，。]{1,4}[看做])过[^，。吗])/g

const continuation =
  /^(?:还是|或者(?!有没有|是否)|或是|(?:这些|这几样|以上|这类)(?!药).{0,6}(?:吗|没有|有没有|出现过|提过)|有没有这[类些种].{0,4}$|和平时|跟平时|比如|例如|像)|^(?:有吗|有没有|有吧|是不是?|是吗|是吧|对吗|对吧|有这情况吗|有没有这种情况|是这样吗)$/
const announcement =
  /^(?:[^，]{0,4}我|下面|接下来|现在|前面)(?:先|再|还|要|想|需要|继续|我){1,4}.{0,3}(?:问|了解|请教|核对|核实).{0,16}(?:信息|问题|情况|病史|方面|一下)$/

/** A sentence as clauses that can each be a question of its own; `joined` where the next must be read together with it. */
export type Clause = { readonly text: string; readonly joined: boolean }

const isAside = (clause: string): boolean => vocative.test(clause) || courtesy.test(clause)

/** A sentence of its own, since it was parted from what follows: a greeting, or who one is. */
const isOpening = (sentence: string): boolean =>
  /^，?(?:[^，]{0,4}[您你]好|(?:早|上午|中午|下午|晚)上?好)[呀啊哦呢]?$/.test(sentence) ||
  hailing.test(`${sentence}，`) ||
  `${sentence}，……`.replace(/^，/, '').search(introduction) === 0

/** How many clauses at the head of a sentence only say what was heard: those before 嗯 or 好的, if something is asked after it. */
const echoesIn = (clauses: readonly string[]): number => {
  const at = clauses.findLastIndex((clause) => heardSo.test(clause))
  const isEcho = clauses.slice(0, at).every((clause) => !isAsked(clause))
  return at > 0 && isEcho && clauses.slice(at).some(isAsked) ? at : 0
}

/** Without what is told from where an answer is recalled on, if something is asked after it (您说吃得多了，还瘦了，瘦了多少斤). */
const withoutRecalled = (clauses: readonly string[]): readonly string[] => {
  const last = clauses.findLastIndex(isAsked)
  let isRecalling = false
  return clauses.filter((clause, i) => {
    isRecalling = !isAsked(clause) && (isRecalling || context.test(clause))
    return !isRecalling || i > last
  })
}

const clausesOf = (sentence: string): readonly Clause[] => {
  const pieces = sentence.split('，').filter((clause) => clause !== '')
  const rest = pieces.slice(echoesIn(pieces))
  const isConfirmed = isRecap(sentence) || (rest.length > 1 && confirmation.test(rest.at(-1) ?? ''))
  const clauses = isConfirmed ? rest : withoutRecalled(rest)
  const telling = clauses.filter((clause, i) => {
    const next = clauses[i + 1]
    if (clauses.length > 1 && isAside(clause)) return false
    if (isConfirmed || next === undefined || !isAsked(next)) return true
    return !(!isAsked(clause) && noted.test(clause)) && !announcement.test(clause)
  })
  return telling.map((text, i) => {
    const next = telling[i + 1]
    const isOpen = isConfirmed || subordinate.test(text) || continuation.test(next ?? '')
    return { text, joined: next !== undefined && isOpen }
  })
}

/** What stands between things that are asked for in one breath. */
const between = /、|(?<=.)(?:或者|以及|还有)(?=.)/
/** Only points back at what was named (这几样有没有). */
const pointer =
  /^(?:这|那|以上|有|都|吗|呢|没|过|吧|几|样|些|类|种|情况|是不是|症状|等|之类|其他|什么|还|出现|您|的|一下|说|请|告诉|我)*$/

/** The things that a clause may ask for one after another (恶心、走路歪不歪); what only points back at them is none. */
export const itemsOf = (clause: string): readonly string[] =>
  clause.split(between).filter((item) => !pointer.test(item))

/** Two things done as the two questions that they are. */
const parted = (sentence: string): string => {
  const apart = sentence.replaceAll(doneOr, '吗，')
  return apart === sentence || /[吗呢没不]$/.test(apart) ? apart : `${apart}吗`
}

/** The sentences of a text, each as its clauses: courtesy, forms of address and what only recalls are left out. */
export const sentencesOf = (text: string): readonly (readonly Clause[])[] => {
  const sentences = text
    .replace(greeting, '$&。')
    .replace(hailing, '$&。')
    .replaceAll(introduction, (words) => `${words.slice(0, -1)}。`)
    .replaceAll(/(?<=.[吗呢])(?=[^。，、吧啊呀]{2})/g, '。')
    .replaceAll(repeated, '，')
    .replaceAll(severalAsked, '，')
    .replaceAll(runOn, '，')
    .split('。')
    .filter((sentence) => sentence !== '')
    .map(parted)
  // Who greets and asks one thing so (你好，肚子疼是吗) has summed up nothing.
  const openings = sentences.slice(0, -1).filter(isOpening)
  const rest = sentences.filter((sentence) => !openings.includes(sentence))
  // What ends in a question whether all of it is right was one summing up.
  const isSummary =
    rest.length > 1 &&
    ((recapping.test(text) && agreed.test(text)) ||
      (confirmation.test(rest.at(-1) ?? '') &&
        rest.slice(0, -1).every((sentence) => isAside(sentence) || !isAsked(sentence))))
  if (isSummary) {
    const summary = rest.filter((one) => !isAside(one)).join('，')
    return [...openings.slice(0, maxOpenings), summary].map((one) =>
      clausesOf(one).slice(0, most - maxOpenings),
    )
  }
  const worthy = sentences.filter((sentence, i) => {
    const next = sentences[i + 1]
    return !isAside(sentence) && !(next && announcement.test(sentence) && isAsked(next))
  })
  let left = most
  return (worthy.length > 0 ? worthy : sentences)
    .map((sentence) => {
      const clauses = clausesOf(sentence).slice(0, left)
      left -= clauses.length
      return clauses
    })
    .filter((clauses) => clauses.length > 0)
}
