import { serve } from '../../ui/bot-worker.js';
import { bot } from './bot/index.js';

serve(bot, self);
