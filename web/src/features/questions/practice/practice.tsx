import { Button, Tabs, useAddressState } from '#ui'
import { PastRounds } from './past-rounds.tsx'
import { PracticeHome } from './practice-home.tsx'
import { PracticeRoundView } from './practice-round.tsx'
import { WrongBook } from './wrong-book.tsx'

const usual = { tab: 'practice', round: '' }
const allowed = { tab: ['practice', 'wrong', 'rounds'] }
/** What one may practise, the wrong-item book, past rounds; or one round. */
export const Practice = () => {
  const [{ tab, round }, change] = useAddressState(usual, allowed)
  const open = (roundId: string) => change({ round: roundId })
  if (round !== '')
    return <PracticeRoundView key={round} roundId={round} onLeave={() => change({ round: '' })} />
  const home = <PracticeHome onBegin={open} />
  const practise = <Button onClick={() => change({ tab: 'practice' })}>去练习</Button>
  const book = <WrongBook next={practise} />
  const past = <PastRounds onOpen={open} />
  return (
    <Tabs
      label="题库"
      tabs={[
        { value: 'practice', name: '练习', panel: () => home },
        { value: 'wrong', name: '错题本', panel: () => book },
        { value: 'rounds', name: '练习记录', panel: () => past },
      ]}
      chosen={tab}
      onChoose={(value) => change({ tab: value })}
    />
  )
}
