import { intentOf, intents, isStatement, meaningKey, type Meaning } from '#ontology'
import type { DialogueContext } from '../context/dialogue-context.ts'
import type { Part } from './part.ts'
import { normalise } from '../text/normalise.ts'

/**
 * What is said to keep somebody talking, or because it was not heard or not believed: closed sets of words that name
 * nothing themselves, so that what they ask for is what was asked for before.
 */
type Prompt =
  | 'on'
  | 'then'
  | 'details'
  | 'more'
  | 'questions'
  | 'unheard'
  | 'doubted'
  | 'severity'
  | 'heard'

const please = '(?:请|麻烦|能不能|能|可以|您|那|先|慢慢|再)*'
const end = '(?:[吗吧呢呗啊呀哈嘛的了]|可以|好吗|行吗|，?谢谢)*$'

const prompts: readonly (readonly [Prompt, RegExp])[] = [
  [
    'unheard',
    new RegExp(
      `^(?:${please}(?:再(?:说|讲)一?[遍次]|重复(?:一?[遍下次])?)|我?刚?才?没有?太?(?:听清楚?|听明白|听懂|听到|听见)(?:，.{0,10})?|(?:您|您?刚才?)[说讲](?:的是|了)?什么(?:来着)?|您?这?是?什么意思)${end}`,
    ),
  ],
  [
    'doubted',
    new RegExp(
      `^(?:您?是?(?:真的?没有|真的假的|真的?|确定(?:没有|是)?|肯定|当真|没骗我|没瞒我|没记错)${end}|(?:是|是这样|不是|不会|不能)[吗吧]$)`,
    ),
  ],
  ['then', new RegExp(`^(?:那|再)?(?:然后|接着|后来|之后|接下来)(?:又?怎么样?)?${end}`)],
  ['on', new RegExp(`^${please}(?:继续|接着|往下)(?:往下)?[说讲]*(?:下去)?${end}`)],
  [
    'details',
    new RegExp(
      `^${please}[说讲]?[得的]?(?:(?:再)?(?:具体|详细|仔细|细)(?:一?[点些下])?|清楚一?[点些]|展开|再|多)(?:[说讲]{1,2}|描述|形容)?(?:一?[点些下]|几句|看)?${end}`,
    ),
  ],
  ['more', /^(?:还有|还有其他的?|就这些|就这样|没了|没有?其他的?了?)(?:没有?|吗|呢)[呀啊]?$/],
  ['doubted', /^(?:这么|那么)(?:多|久|长|厉害|严重|贵|早|晚|大|小|重|快|高|低)[啊呀哦了的]*$/],
  ['questions', /^您?还?有(?:什么|没有|没)?(?:其他)?[想要]问的?(?:我的?)?(?:吗|没有?|不)?$/],
  ['severity', /^(?:很|还|现在)?难(?:不难)?受(?:吗|不)?$/],
  [
    'heard',
    /^(?:(?:请|您|麻烦您?)?稍?等(?:一?[下会]|等)?|让?我(?:想想|想一下|记一?下)|好[吧的]?|行吧?|可以|[嗯哦噢]+)[啊哈吧]*$/,
  ],
]

const lead =
  /^(?:(?:[嗯哦噢啊哎]+|不好意思|抱歉|对不起|好的?|行|那|这样啊?|\p{Script=Han}{0,3}(?:大爷|大妈|大叔|大娘|阿姨|叔叔|奶奶|爷爷|先生|女士|师傅|老师|老人家|小朋友|家长))，)+/u

/** What was asked for last, none where nothing was since the doctor last told something. */
export const lastQuestions = ({ before }: DialogueContext): readonly Meaning[] =>
  (before.at(-1)?.meanings ?? []).filter((one) => !isStatement(one))

const ofTheStory = new Set(['hpi', 'general', 'comm', 'basic'])

/** Asks for more of what was just told: of a finding what it is like, of all else the same again. */
const detailsOf = (last: Meaning): Pick<Part, 'meanings' | 'about' | 'named'> => {
  if (last.intent !== 'symptom' || last.entity === undefined) return { meanings: [last] }
  const own = intents.find(({ traits }) => traits.after === meaningKey(last))
  if (own !== undefined) return { meanings: [{ intent: own.id }] }
  return { meanings: [{ intent: 'quality' }], about: last.entity, named: true }
}

const meant = (
  prompt: Prompt,
  asked: readonly Meaning[],
): Omit<Part, 'text' | 'verdict' | 'confidence'> | undefined => {
  const last = asked.at(-1)
  const one = (intent: string) => ({ meanings: [{ intent }] })
  switch (prompt) {
    case 'heard':
      return one('acknowledge')
    case 'questions':
      return one('ask_more')
    case 'severity':
      return one('severity')
    case 'on':
    case 'then':
      return one(last === undefined ? 'chief' : 'progression')
    case 'details':
      return last === undefined ? one('chief') : detailsOf(last)
    case 'more': {
      const isStory = last === undefined || ofTheStory.has(intentOf(last.intent)?.group ?? '')
      return isStory ? one('assoc_open') : { meanings: [last] }
    }
    case 'unheard':
    case 'doubted':
      return last === undefined ? undefined : { meanings: asked, again: prompt }
  }
}

/** Without signs, and what leads up to it; of two ways to say the same one. */
const saidIn = (text: string): string =>
  normalise(text)
    .replace(/[。，、]+$/, '')
    .replaceAll('。', '，')
    .replaceAll('你', '您')
    .replaceAll(/啥子?/g, '什么')
    .replace(lead, '')

/**
 * A turn that is nothing but such words, by what was asked before it; undefined of any other. `isMeant` where a model is not
 * asked, which would take the words for something else; 然后呢 is what a model makes of it, if it makes anything.
 */
export const promptIn = (
  text: string,
  dialogue: DialogueContext,
): { readonly part: Part; readonly isMeant: boolean } | undefined => {
  const core = saidIn(text)
  const prompt = prompts.find(([, words]) => words.test(core))?.[0]
  const part = prompt && meant(prompt, lastQuestions(dialogue))
  return (
    part && {
      part: { text: core, verdict: 'understood', confidence: 1, ...part },
      isMeant: prompt !== 'then',
    }
  )
}
