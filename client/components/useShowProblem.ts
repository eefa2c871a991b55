import { noAnswerText } from '../app/http.ts';
import { notifyProblem } from '../app/notify.tsx';
import { refusalOf } from '../app/refusal.ts';

/** Notifies of a refusal, or that the gateway was not reached. */
export const useShowProblem = () => showProblem;

const showProblem = (error: unknown) => notifyProblem(refusalOf(error)?.message ?? noAnswerText());
