import { saveAnswers, startAttempt, type Sitting } from '@xinglin/contract/exams'
import pg from 'pg'
import ids from '../../content/demo-ids.json' with { type: 'json' }

/** The examination of the demo that is open, any number of times. */
export const openExam = ids.exam

/** Gives an examination to some people beside those who have it, as if their teacher had. */
export const giveExam = async (
  databaseUrl: string,
  personIds: readonly string[],
  examId: string = openExam,
): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `insert into target (school_id, object_id, object_kind, kind, ref_id, excluded)
     select t.school_id, t.object_id, t.object_kind, 'person', one.id, false
     from unnest($2::uuid[]) as one (id)
     cross join (select distinct school_id, object_id, object_kind from target where object_id = $1) t
     on conflict do nothing`,
    [examId, personIds],
  )
  await client.end()
}

/** What an examinee saves next: one option of a question in sight, by turns, under the next number. */
export class Examinee {
  readonly attemptId: string
  readonly #epoch: number
  readonly #choices: readonly { readonly id: string; readonly options: readonly string[] }[]
  #seq = 0

  constructor({ AttemptId, Epoch, Sections }: Sitting) {
    this.attemptId = AttemptId
    this.#epoch = Epoch
    this.#choices = Sections.flatMap(({ Questions }) => Questions)
      .filter(({ Options, Parts }) => Options.length > 0 && Parts.length === 0)
      .map(({ QuestionId: id, Options }) => ({
        id,
        options: Options.map(({ OptionId }) => OptionId),
      }))
    if (this.#choices.length === 0) throw new Error('no question with options in sight')
  }

  next() {
    this.#seq += 1
    const one = this.#choices[this.#seq % this.#choices.length]
    const option = one?.options[this.#seq % (one.options.length || 1)]
    const item = {
      QuestionId: one?.id ?? '',
      Seq: this.#seq,
      Answer: { Options: option ? [option] : [] },
    }
    return {
      call: saveAnswers,
      input: { AttemptId: this.attemptId, Epoch: this.#epoch, Items: [item] },
      mark: `${item.QuestionId} ${item.Seq} ${option ?? ''}`,
    }
  }
}

/** The call that begins, with what it is asked. */
export const beginning = { call: startAttempt, input: { ExamId: openExam } } as const
