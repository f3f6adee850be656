/** What the match director can make happen. */
export const DIRECTOR_EVENTS = [
  'goal',
  'cancelGoal',
  'red',
  'yellow',
  'corner',
  'penalty',
  'var',
  'halftime',
  'suspend',
  'resume',
  'finish',
  'abandon',
  'postpone',
  'point',
  'set',
] as const
