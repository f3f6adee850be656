import { CodeDialog } from '../../features/auth/CodeDialog.tsx'
import { useProfile } from '../../features/member/member.api.ts'
import type { CodeQuestion } from '../../lib/bus.ts'

export const CodeHost = ({ question }: { question: CodeQuestion }) => {
  const profile = useProfile()
  const target = (question.by === 'phone' ? profile?.phone : profile?.email) ?? ''
  return <CodeDialog question={question} target={target} />
}
