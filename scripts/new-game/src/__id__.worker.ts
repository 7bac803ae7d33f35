import { serve } from '../../element/computer/bot-server.js';
import { bot } from './bot/index.js';

serve(bot, self);
